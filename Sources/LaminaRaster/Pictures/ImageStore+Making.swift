import LaminaDrawing
import LaminaGeometry
import Synchronization

extension ImageStore {
  /// Makes the bitmap of `request`, as long as any caller wants it.
  func make(
    _ request: ImageRequest, _ token: CancellationToken
  ) -> ImageFlight<Bitmap>.Landing {
    do throws(ImageError) {
      let plan = EffectPlan(request.effects, scale: request.scale)
      guard let bitmap = try plain(request, plan, token: token),
        let changed = change(bitmap, by: plan, scale: request.scale, token: token)
      else { return .abandoned }
      return .made(changed)
    } catch {
      return .failed(error)
    }
  }

  /// The picture of `request` before its effects: one that is at hand, or made for them.
  private func plain(
    _ request: ImageRequest, _ plan: EffectPlan, token: CancellationToken
  ) throws(ImageError) -> Bitmap? {
    let plain = request.withoutEffects
    // Made with less detail, it is not the same as the one at hand, which may be there or not.
    let isShared =
      plain != request && plan.detail == 1 && contents.withLock { $0.isAtHand(plain) }
    if isShared { return try bitmap(for: plain, token: token) }
    return try show(plain, detail: plan.detail, token: token)
  }

  /// What the effects make of a picture; nil when cancelled.
  private func change(
    _ bitmap: Bitmap, by plan: EffectPlan, scale: CGFloat, token: CancellationToken
  ) -> Bitmap? {
    var bitmap = bitmap
    for pass in plan.passes {
      guard let next = pass.run(on: bitmap, scale: scale, token: token) else { return nil }
      contents.withLock { $0.statistics.effectsRun += 1 }
      bitmap = next
    }
    return bitmap
  }

  /// The picture itself at the size in which it is shown; nil when cancelled.
  ///
  /// It is decoded to `detail` of that size at least.
  private func show(
    _ request: ImageRequest, detail: CGFloat, token: CancellationToken
  ) throws(ImageError) -> Bitmap? {
    if let bitmap = request.readyBitmap { return bitmap }
    let resampler = Resampler(interpolation: request.interpolation)
    if case .bitmap(let bitmap, _) = request.source {
      let extent = CGSize(
        width: CGFloat(bitmap.size.width), height: CGFloat(bitmap.size.height))
      return resampler.scale(
        bitmap, from: request.part.of(extent), to: request.size, token: token)
    }
    let header = try header(of: request.source)
    if header.format == .svg { return try drawVector(request, token) }
    let turn = header.orientation
    // The nearest pixel has to be one of the picture's own, not a mean of several.
    let least =
      request.interpolation == .none ? header.pixelSize : request.wholeSize.scaled(by: detail)
    guard let decoded = try decoded(request, header, atLeast: turn.upright(least), token: token)
    else {
      return nil
    }
    let scaled = resampler.scale(
      decoded.bitmap, from: turn.stored(request.part).of(decoded.extent),
      to: turn.upright(request.size), token: token)
    return scaled.map(turn.upright)
  }
}

extension ImageRequest {
  /// The source's own pixels, where it is asked for all of them as they are.
  var readyBitmap: Bitmap? {
    guard effects.isEmpty, case .bitmap(let bitmap, _) = source, size == bitmap.size,
      part == CGRect(x: 0, y: 0, width: 1, height: 1)
    else { return nil }
    return bitmap
  }

  /// The same picture before its effects.
  fileprivate var withoutEffects: ImageRequest {
    guard !effects.isEmpty else { return self }
    return ImageRequest(
      source, part: part, size: size, interpolation: interpolation, frame: frame)
  }
}

extension PixelSize {
  fileprivate func scaled(by factor: CGFloat) -> PixelSize {
    guard factor != 1 else { return self }
    return PixelSize(
      width: max(1, Int((CGFloat(width) * factor).rounded(.up))),
      height: max(1, Int((CGFloat(height) * factor).rounded(.up))))
  }
}

extension CGRect {
  /// A part in fractions as a part of `size`.
  fileprivate func of(_ size: CGSize) -> CGRect {
    CGRect(
      x: minX * size.width, y: minY * size.height, width: width * size.width,
      height: height * size.height)
  }
}
