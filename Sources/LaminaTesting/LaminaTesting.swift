/// Testing: drives an app's views without a display, on a clock that stands still until moved.
///
/// ```
///  Harness ──tap, scroll, press, advance──▶ HeadlessHost ──▶ the same graph, compositor, pixels
///          ◀──frame(of:), text(of:), picture(), evaluations──
/// ```
///
/// ```swift
/// let harness = Harness(size: CGSize(width: 200, height: 100)) { Counter() }
/// harness.tap("Add")
/// #expect(harness.text(of: "count") == "1")
/// #expect(harness.evaluations(of: Counter.self) == 1)
/// try harness.expectPicture("counter-after-one-tap")
/// ```
///
/// The same input gives the same pixels on every run: nothing here waits, sleeps or asks the time.
@_exported public import LaminaAnimation
@_exported public import LaminaApp
@_exported public import LaminaDisplay
@_exported public import LaminaDrawing
@_exported public import LaminaGeometry
@_exported public import LaminaHost
@_exported public import LaminaInput
@_exported public import LaminaLayers
@_exported public import LaminaLayout
@_exported public import LaminaModelLayers
@_exported public import LaminaPreviews
@_exported public import LaminaViews
@_exported public import struct LaminaRaster.PictureComparison
