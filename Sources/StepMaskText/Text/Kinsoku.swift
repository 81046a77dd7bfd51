/// The plain rules about which punctuation may begin or end a line of East Asian text.
enum Kinsoku {
  /// Whether no line may begin with the scalar: closing punctuation, small kana, marks.
  static func staysWithPrevious(_ scalar: Unicode.Scalar) -> Bool { closing.contains(scalar) }

  /// Whether no line may end with the scalar: opening punctuation, currency signs.
  static func staysWithNext(_ scalar: Unicode.Scalar) -> Bool { opening.contains(scalar) }

  private static let closing = Set(
    """
    !%),.:;?]}¢°’”†‡‰′″℃、。々〉》」』】〕〗〙〛〜〞〟！％），．：；？］｝～｠｡｣､･
    ゛゜ゝゞ・ー－ヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶｧｨｩｪｫｬｭｮｯｰﾞﾟ…‥—
    """.unicodeScalars.filter { $0 != "\n" })

  private static let opening = Set(
    "$([{£¥‘“〈《「『【〔〖〘〚〝＄（［｛｟｢￡￥".unicodeScalars)
}
