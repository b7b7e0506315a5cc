import LaminaAnimation
import LaminaThemes
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// A colour in a frame, which opens the panel below it.
struct ColorWell<Label: View>: View {
  @Binding var color: Color
  let supportsOpacity: Bool
  /// Names it, unseen.
  let label: Label
  @State private var isOpen = false

  var body: some View {
    WellButton(color: $color, isOpen: $isOpen, label: label)
      .popover(isPresented: $isOpen, arrowEdge: .bottom) {
        ColorPanel(color: $color, supportsOpacity: supportsOpacity)
      }
  }
}

/// The well itself: what is evaluated when the colour is another one, without what it opens.
private struct WellButton<Label: View>: View {
  @Binding var color: Color
  @Binding var isOpen: Bool
  let label: Label
  @Environment(\.paletteByRole) private var palette

  var body: some View {
    let resolved = color.resolve(in: palette)
    let mix = ColorMix(resolved)
    Button {
      isOpen.toggle()
    } label: {
      WellFace(color: resolved).overlay { UnseenLabel(label: label) }
    }
    .buttonStyle(WellStyle())
    .semantics {
      $0.role = .colorWell
      $0.value = "\(mix.words), #\(mix.hex)"
      $0.isExpanded = isOpen
    }
  }
}

/// The box of a well, which fades while it is held down; disabled, it is as faint as the row around it.
private struct WellStyle: ButtonStyle, Hashable {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.8 : 1)
  }
}

/// A colour, over squares where it lets something through.
private struct WellFace: View {
  let color: Color.Resolved
  @Environment(\.measures) private var measures
  @ScaledMetric private var scale = 1.0

  var body: some View {
    ControlBox(
      fill: Color(role: .controlFill), border: Color(role: .controlBorder), isRaised: true
    )
    .frame(width: (44 * scale).rounded(), height: (measures[.controlHeight] * scale).rounded())
    .overlay { ColorSwatch(color: color, radius: measures[.cornerSmall]).padding(4) }
    .contentShape(Rectangle())
  }
}

/// A patch of a colour, over squares where it lets something through.
struct ColorSwatch: View {
  let color: Color.Resolved
  let radius: CGFloat

  var body: some View {
    let outline = RoundedRectangle(cornerRadius: radius)
    ZStack {
      if !color.isOpaque {
        Color.white
        Checkers(side: 6).fill(Color(white: 0.75))
      }
      Color(color)
    }
    .clipShape(outline)
    .overlay { outline.strokeBorder(Color.primary.opacity(0.25), lineWidth: 1) }
  }
}

/// Squares as on a board, the first one empty.
nonisolated struct Checkers: Shape, Equatable {
  let side: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      for row in 0..<Int((rect.height / side).rounded(.up)) {
        for column in stride(from: 1 - row % 2, to: Int((rect.width / side).rounded(.up)), by: 2) {
          let square = CGRect(
            x: rect.minX + CGFloat(column) * side, y: rect.minY + CGFloat(row) * side,
            width: side, height: side)
          path.addRect(square.intersection(rect))
        }
      }
    }
  }
}
