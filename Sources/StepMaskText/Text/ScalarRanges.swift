/// A sorted set of scalar ranges that is searched in O(log n).
struct ScalarRanges: Sendable {
  private let lowerBounds: [UInt32]
  private let upperBounds: [UInt32]

  /// Reads ranges such as `"20 2E80-303E"`: hexadecimal, ascending, both ends included.
  init(_ text: String) {
    let ends = text.split(whereSeparator: \.isWhitespace).map { item in
      item.split(separator: "-").compactMap { UInt32($0, radix: 16) }
    }
    lowerBounds = ends.compactMap(\.first)
    upperBounds = ends.compactMap(\.last)
  }

  func contains(_ value: UInt32) -> Bool {
    var low = 0
    var high = lowerBounds.count
    while low < high {
      let middle = (low + high) / 2
      if lowerBounds[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low > 0 && value <= upperBounds[low - 1]
  }
}

extension ScalarRanges {
  /// Scalars of two columns that are not emoji by default: East Asian Width W and F.
  static let wide = ScalarRanges(
    """
    1100-115F 2329-232A 2630-2637 268A-268F 2E80-303E 3041-3247 3250-A4C6 A960-A97C AC00-D7A3
    F900-FAFF FE10-FE6B FF01-FF60 FFE0-FFE6 16FE0-18DF2 1AFF0-1B2FB 1D300-1D376 1F200-1F265
    20000-3FFFD
    """)

  /// Format characters that are nevertheless drawn in one column: signs that stand before digits.
  static let visibleFormat = ScalarRanges("600-605 6DD 70F 890-891 8E2 110BD 110CD")

  /// Jamo that join the syllable before them.
  static let joiningJamo = ScalarRanges("1160-11FF D7B0-D7FF")

  /// Scalars that some East Asian terminals draw in two columns: East Asian Width A.
  static let ambiguous = ScalarRanges(
    """
    A1 A4 A7-A8 AA AE B0-B4 B6-BA BC-BF C6 D0 D7-D8 DE-E1 E6 E8-EA EC-ED F0 F2-F3 F7-FA FC FE 101
    111 113 11B 126-127 12B 131-133 138 13F-142 144 148-14B 14D 152-153 166-167 16B 1CE 1D0 1D2
    1D4 1D6 1D8 1DA 1DC 251 261 2C4 2C7 2C9-2CB 2CD 2D0 2D8-2DB 2DD 2DF 391-3A1 3A3-3A9 3B1-3C1
    3C3-3C9 401 410-44F 451 2010 2013-2016 2018-2019 201C-201D 2020-2022 2024-2027 2030 2032-2033
    2035 203B 203E 2074 207F 2081-2084 20AC 2103 2105 2109 2113 2116 2121-2122 2126 212B
    2153-2154 215B-215E 2160-216B 2170-2179 2189 2190-2199 21B8-21B9 21D2 21D4 21E7 2200
    2202-2203 2207-2208 220B 220F 2211 2215 221A 221D-2220 2223 2225 2227-222C 222E 2234-2237
    223C-223D 2248 224C 2252 2260-2261 2264-2267 226A-226B 226E-226F 2282-2283 2286-2287 2295
    2299 22A5 22BF 2312 2460-24E9 24EB-254B 2550-2573 2580-258F 2592-2595 25A0-25A1 25A3-25A9
    25B2-25B3 25B6-25B7 25BC-25BD 25C0-25C1 25C6-25C8 25CB 25CE-25D1 25E2-25E5 25EF 2605-2606
    2609 260E-260F 261C 261E 2640 2642 2660-2661 2663-2665 2667-266A 266C-266D 266F 269E-269F
    26BF 26C6-26CD 26CF-26D3 26D5-26E1 26E3 26E8-26E9 26EB-26F1 26F4 26F6-26F9 26FB-26FC
    26FE-26FF 273D 2776-277F 2B56-2B59 3248-324F FFFD 1F100-1F10A 1F110-1F12D 1F130-1F169
    1F170-1F18D 1F18F-1F190 1F19B-1F1AC
    """)
}
