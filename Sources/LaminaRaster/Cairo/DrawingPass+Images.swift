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
    guard !visible(rect.applying(state.transform)).isEmpty,
      let placement = ImagePlacement(image, in: rect, transform: state.transform, clip: state.clip)
    else { return }
    do throws(ImageError) {
      guard let bitmap = try images.bitmap(for: placement.request, token: token) else { return }
      if let place = placement.place {
        blit(bitmap, x: place.x, y: place.y, tint: image.tint)
      } else {
        let isHard = image.interpolation == .none
        draw(
          bitmap, in: rect, filter: isHard ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR,
          tint: image.tint)
      }
    } catch {
      standIn(in: rect)
    }
  }

  /// Draws what stands for a picture that cannot be shown: a pale frame with a broken mountain.
  private func standIn(in rect: CGRect) {
    let scale = state.transform.lengthScale
    let line = max(1, scale.rounded()) / scale
    let frame = rect.insetBy(dx: line / 2, dy: line / 2)
    fill(rect, .color(Color.Resolved(hex: 0xEEF0F3)))
    guard frame.width > 0, frame.height > 0 else { return }
    let border = Paint.color(Color.Resolved(hex: 0xC8CCD4))
    stroke(Path(frame), border, style: StrokeStyle(lineWidth: line))
    let side = min(rect.width, rect.height) * 0.5
    guard side >= 8 else { return }
    stroke(
      BrokenPicture.path(width: min(side, 40), around: CGPoint(x: rect.midX, y: rect.midY)),
      .color(Color.Resolved(hex: 0x9AA0AC)),
      style: StrokeStyle(
        lineWidth: max(min(side, 40) / 16, line), lineCap: .round, lineJoin: .round))
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
