public import LaminaAnimation
public import LaminaGeometry
public import LaminaPreviews
import LaminaRaster

extension Harness {
  /// Shows a preview in a window of the size that its traits say.
  ///
  /// ```swift
  /// @Test(arguments: Preview.all(in: "Notes").indices) func looks(_ index: Int) async throws {
  ///   let preview = Preview.all(in: "Notes")[index]
  ///   let harness = try await Harness(preview: preview)
  ///   try ReferencePicture(preview.title, besides: #filePath).check(harness.picture())
  /// }
  /// ```
  /// - Parameters:
  ///   - preview: what is shown.
  ///   - size: the window's size in points; nil for the preview's own.
  ///   - scale: device pixels for each point.
  ///   - clock: says what time it is.
  ///   - environment: what the surroundings hand to the view.
  /// - Throws: what making a context throws that previews share.
  public convenience init(
    preview: Preview, size: CGSize? = nil, scale: CGFloat = 1, clock: ManualClock = ManualClock(),
    environment: EnvironmentValues = EnvironmentValues()
  ) async throws {
    let view = try await preview.view()
    let whole =
      size ?? preview.size(of: view, environment: environment, rasterizer: CairoRasterizer())
    self.init(size: whole, scale: scale, clock: clock, environment: environment) { view }
  }
}
