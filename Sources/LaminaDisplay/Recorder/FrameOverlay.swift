public import LaminaDrawing
public import LaminaGeometry
import LaminaText

/// A drawing of a recorder's latest frames: one bar for each, and what they come to.
///
/// ```
///  ┌────────────────────────────────────────┐
///  │ 60 fps        main  p50 0.4  p99 1.9 ms│   how long the main thread ran
///  │ late 0   hitch 0 ms/s          blank 0 │
///  │                                        │
///  │┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄16.7│   the time between two refreshes
///  │▂▂▁▂▁▁▂▂▅▂▁▁▂▂▁▁▂▁▁▁▁▂▂▁▁▂▂▁▁▂▁▁▁▁▂▂▁▁▂▁│   bright: the main thread ran; pale: it waited
///  └────────────────────────────────────────┘
/// ```
///
/// Its colours are its own: it is read on light and on dark windows alike.
public struct FrameOverlay: Sendable {
  /// How many frames it shows.
  public static let frameCount = 120
  /// Its size in points.
  public static let size = CGSize(width: 256, height: 104)

  private static let bars = CGRect(x: 8, y: 48, width: 240, height: 48)
  private let frames: [FrameRecord]
  private let summary: FrameSummary

  /// Shows `frames`, the latest last, on a display that refreshes every `interval` seconds.
  public init(_ frames: [FrameRecord], _ interval: TimeInterval) {
    self.frames = Array(frames.suffix(Self.frameCount))
    summary = FrameSummary(self.frames, interval: interval)
  }

  /// The drawing, for `scale` device pixels in each point.
  public func list(scale: CGFloat) -> DisplayList {
    DisplayList { list in
      drawPanel(into: &list)
      drawBars(into: &list, scale: scale)
      drawFigures(into: &list, scale: scale)
    }
  }

  private func drawPanel(into list: inout DisplayList.Recorder) {
    let outer = CGRect(origin: .zero, size: Self.size)
    list.fill(roundedRect: outer, radius: 9, with: .color(Tone.rim))
    list.fill(roundedRect: outer.insetBy(dx: 1, dy: 1), radius: 8, with: .color(Tone.panel))
  }

  // MARK: Bars

  /// A refresh is half as high as the bars may be.
  private func drawBars(into list: inout DisplayList.Recorder, scale: CGFloat) {
    let area = Self.bars
    list.fill(area, with: .color(Tone.well))
    let width = area.width / CGFloat(Self.frameCount)
    for (index, frame) in frames.enumerated() {
      let x = area.maxX - CGFloat(frames.count - index) * width
      for (time, color) in [
        (frame.delay + frame.wall, tone(of: frame).opacity(0.4)),
        (frame.main, tone(of: frame)),
      ] {
        let height = min(area.height, max(height(of: time), time > 0 ? 1 : 0))
        let bar = CGRect(x: x, y: area.maxY - height, width: width, height: height)
        list.fill(bar.onPixels(scale), with: .color(color))
      }
    }
    let line = CGRect(x: area.minX, y: area.midY, width: area.width, height: 1 / scale)
    list.fill(line.onPixels(scale), with: .color(Tone.line))
    let refresh = text(
      String(format: "%.1f ms", summary.interval * 1_000), Tone.dim, size: 9, weight: .regular,
      scale: scale)
    refresh.record(
      into: &list,
      at: CGPoint(x: area.maxX - refresh.size.width - 3, y: area.midY - refresh.size.height - 1)
        .snapped(scale: scale))
  }

  private func height(of time: Int) -> CGFloat {
    Self.bars.height / 2 * CGFloat(time) / 1e9 / summary.interval
  }

  private func tone(of frame: FrameRecord) -> Color.Resolved {
    if frame.isLate { return Tone.late }
    return Double(frame.main) / 1e9 > FrameSummary.shortInterval ? Tone.slow : Tone.good
  }

  // MARK: Figures

  private func drawFigures(into list: inout DisplayList.Recorder, scale: CGFloat) {
    let milliseconds = { (value: Double) in String(format: value < 10 ? "%.1f" : "%.0f", value) }
    let main =
      "main  p50 \(milliseconds(summary.main.p50))  p99 \(milliseconds(summary.main.p99)) ms"
    draw(
      "\(Int(summary.framesPerSecond.rounded())) fps", Tone.text, weight: .semibold, line: 0, &list,
      scale: scale)
    draw(main, Tone.text, weight: .regular, line: 0, atEnd: true, &list, scale: scale)
    draw(
      "late \(summary.lateFrames)   hitch \(Int(summary.hitchTime.rounded())) ms/s",
      summary.lateFrames > 0 ? Tone.late : Tone.dim, weight: .regular, line: 1, &list, scale: scale)
    draw(
      "blank \(summary.blankLayers)", summary.blankLayers > 0 ? Tone.slow : Tone.dim,
      weight: .regular,
      line: 1, atEnd: true, &list, scale: scale)
  }

  private func draw(
    _ text: String, _ color: Color.Resolved, weight: Font.Weight, line: Int,
    atEnd: Bool = false, _ list: inout DisplayList.Recorder, scale: CGFloat
  ) {
    let layout = self.text(text, color, size: 12, weight: weight, scale: scale)
    let x = atEnd ? Self.bars.maxX - layout.size.width : Self.bars.minX
    let origin = CGPoint(x: x, y: 7 + CGFloat(line) * 18)
    layout.record(into: &list, at: origin.snapped(scale: scale))
  }

  private func text(
    _ text: String, _ color: Color.Resolved, size: CGFloat, weight: Font.Weight,
    scale: CGFloat
  ) -> TextLayout {
    let font = Font.system(size: size, weight: weight).monospacedDigit().resolve()
    let attributes = TextAttributes(font: font, foreground: .color(color))
    return TextLayout(RichText(text, attributes), scale: scale)
  }
}

extension CGRect {
  /// With every edge on the nearest device pixel.
  fileprivate func onPixels(_ scale: CGFloat) -> CGRect {
    let (left, top) = (minX.snapped(scale: scale), minY.snapped(scale: scale))
    return CGRect(
      x: left, y: top, width: maxX.snapped(scale: scale) - left,
      height: maxY.snapped(scale: scale) - top)
  }
}

/// The overlay's colours.
private enum Tone {
  static let panel = Color.Resolved(hex: 0x20242B)
  static let rim = Color.Resolved(hex: 0x8A909C).opacity(0.55)
  static let well = Color.Resolved(hex: 0x15181D)
  static let line = Color.Resolved(hex: 0xFFFFFF).opacity(0.55)
  static let text = Color.Resolved(hex: 0xF4F5F7)
  static let dim = Color.Resolved(hex: 0xA7ADB9)
  static let good = Color.Resolved(hex: 0x46C36B)
  static let slow = Color.Resolved(hex: 0xF5BF1F)
  static let late = Color.Resolved(hex: 0xFF5C61)
}
