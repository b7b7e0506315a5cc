import CCairo
import LaminaDrawing
import LaminaGeometry

extension DrawingPass {
  /// Draws a part of a picture into `rect`; a picture that fails leaves a stand-in.
  ///
  /// Upright pictures are scaled to whole device pixels beforehand and copied; turned ones are
  /// scaled to about their size and turned with a bilinear filter.
  func image(_ image: ImageDrawing, in rect: CGRect) {
    let rect = rect.standardized
    guard image.part.width > 0, image.part.height > 0,
      !visible(rect.applying(state.transform)).isEmpty
    else { return }
    do throws(ImageError) {
      if state.transform.isUpright {
        try drawUpright(image, in: deviceRect(rect))
      } else {
        try drawTurned(image, in: rect)
      }
    } catch {
      standIn(in: rect)
    }
  }

  private func drawUpright(_ image: ImageDrawing, in box: CGRect) throws(ImageError) {
    let place = box.snapped
    let whole = PixelRect(
      x: Int(place.minX), y: Int(place.minY), width: max(1, Int(place.width)),
      height: max(1, Int(place.height)))
    let seen = worthwhile(whole)
    guard !seen.isEmpty else { return }
    var cut = image
    cut.part = image.part.cut(whole, to: seen)
    let request = ImageRequest(cut, size: seen.size, scale: state.transform.lengthScale)
    blit(try images.bitmap(for: request), x: seen.x, y: seen.y, tint: image.tint)
  }

  /// All of `whole` unless it is far larger than what can be seen of it.
  ///
  /// The whole is preferred: the request stays the same while the picture scrolls.
  private func worthwhile(_ whole: PixelRect) -> PixelRect {
    let (width, height) = (whole.width, whole.height)
    guard width > 16_384 || height > 16_384 || width * height > 16_000_000 else { return whole }
    return whole.intersection(state.clip)
  }

  private func drawTurned(_ image: ImageDrawing, in rect: CGRect) throws(ImageError) {
    let t = state.transform
    func pixels(_ length: CGFloat, _ x: CGFloat, _ y: CGFloat) -> Int {
      Int(min(max((length * (x * x + y * y).squareRoot()).rounded(.up), 1), 4096))
    }
    let size = PixelSize(width: pixels(rect.width, t.a, t.b), height: pixels(rect.height, t.c, t.d))
    let request = ImageRequest(image, size: size, scale: t.lengthScale)
    draw(
      try images.bitmap(for: request), in: rect,
      filter: image.interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR,
      tint: image.tint)
  }

  /// Draws what stands for a picture that cannot be shown: a pale frame with a broken mountain.
  private func standIn(in rect: CGRect) {
    let scale = state.transform.lengthScale
    let line = max(1, scale.rounded()) / scale
    let frame = rect.insetBy(dx: line / 2, dy: line / 2)
    fill(rect, .color(Color.Resolved(hex: 0xEEF0F3)))
    guard frame.width > 0, frame.height > 0 else { return }
    let border = Paint.color(Color.Resolved(hex: 0xC8CCD4))
    stroke(Path(frame), border, StrokeStyle(lineWidth: line))
    let side = min(rect.width, rect.height) * 0.5
    guard side >= 8 else { return }
    stroke(
      BrokenPicture.path(width: min(side, 40), around: CGPoint(x: rect.midX, y: rect.midY)),
      .color(Color.Resolved(hex: 0x9AA0AC)),
      StrokeStyle(lineWidth: max(min(side, 40) / 16, line), lineCap: .round, lineJoin: .round))
  }
}

/// The sign for a picture that cannot be shown: a sheet torn in two, a mountain and a sun.
private enum BrokenPicture {
  static func path(width: CGFloat, around center: CGPoint) -> Path {
    let unit = width / 16
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + (x - 8) * unit, y: center.y + (y - 8) * unit)
    }
    return Path { path in
      path.addLines([
        at(9, 2.5), at(1, 2.5), at(1, 13.5), at(7.5, 13.5), at(9, 10.5), at(7, 8), at(9, 5.5),
        at(9, 2.5),
      ])
      path.addLines([
        at(11, 2.5), at(15, 2.5), at(15, 13.5), at(9.8, 13.5), at(11.2, 10.5), at(9.3, 8),
        at(11, 5.5), at(11, 2.5),
      ])
      path.addLines([at(1, 12), at(4, 8.5), at(6, 10.5), at(7.9, 9.2)])
      path.addEllipse(
        in: CGRect(origin: at(4.2, 4.6), size: CGSize(width: 1.8 * unit, height: 1.8 * unit)))
    }
  }
}

extension CGRect {
  /// The fractions of a part that remain when its pixels `whole` are cut down to `seen`.
  fileprivate func cut(_ whole: PixelRect, to seen: PixelRect) -> CGRect {
    guard whole != seen else { return self }
    let (w, h) = (CGFloat(whole.width), CGFloat(whole.height))
    return CGRect(
      x: minX + width * CGFloat(seen.x - whole.x) / w,
      y: minY + height * CGFloat(seen.y - whole.y) / h,
      width: width * CGFloat(seen.width) / w, height: height * CGFloat(seen.height) / h)
  }
}
