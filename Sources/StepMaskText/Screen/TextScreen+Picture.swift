import Foundation

extension TextScreen {
  /// The picture of this moment: the app, and over it what a guide shows.
  ///
  /// Lays out first. While nothing changes the same picture is given again without any work.
  public func snapshot() -> TextSnapshot {
    layoutIfNeeded()
    guard needsDisplay else { return picture }
    if needsAppDisplay { drawApp() }
    if let scene {
      var compositor = Compositor(base: appCanvas, style: pictureStyle)
      let offset = CGPoint(
        x: surfaceOffset.x - root.boundsOrigin.x, y: surfaceOffset.y - root.boundsOrigin.y)
      compositor.compose(
        scene, offset: offset, clip: CellRect(visibleHostFrame.offsetBy(offset)),
        images: &tipImages)
      picture = compositor.snapshot
    } else {
      picture = TextSnapshot(canvas: appCanvas)
    }
    needsDisplay = false
    return picture
  }

  private var pictureStyle: PictureStyle {
    PictureStyle(theme: theme, glyphs: glyphs, isRightToLeft: isRightToLeft)
  }

  private func drawApp() {
    let canvas = Canvas(width: columns, height: rows, style: theme.text)
    var painter = Painter(canvas: canvas, style: pictureStyle, focus: focusedView)
    painter.origin = CGPoint(x: -root.frame.origin.x, y: -root.frame.origin.y)
    root.render(in: &painter)
    appCanvas = painter.canvas
    needsAppDisplay = false
  }
}
