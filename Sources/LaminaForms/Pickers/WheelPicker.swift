import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaThemes
import LaminaAnimation
import LaminaText

/// A drum with the entries, which is turned by finger, wheel and keys; what comes to rest in the middle is chosen.
///
/// ```
///      Monday        smaller and fainter, as if it turned away
///     Tuesday
///  ╭─────────────╮
///  │  Wednesday  │   chosen
///  ╰─────────────╯
///     Thursday
///      Friday
/// ```
struct WheelPicker: View {
  private static let shown: CGFloat = 5
  let choice: PickerChoice
  @ScaledMetric private var rowHeight = 30.0
  @State private var position = ScrollPosition()
  /// The entry in the middle; nil before the drum was turned.
  @State private var middle: Int?
  /// Whether anything moves the drum.
  @State private var isTurning = false
  @Environment(\.measures) private var measures
  @Environment(\.isEnabled) private var isEnabled

  private var row: CGFloat { rowHeight.rounded() }
  private var height: CGFloat { row * Self.shown }

  var body: some View {
    OptionGroup(
      choice: choice, ring: { FocusRing(isVisible: $0, radius: .theme(.cornerControl)) }
    ) { phase in
      drum(phase)
        .frame(minWidth: 120, maxWidth: 320)
        .frame(height: height)
        .background {
          RoundedRectangle(cornerRadius: measures[.cornerControl])
            .fill(Color(role: .quaternary).opacity(0.5)).frame(height: row)
        }
        .opacity(phase.opacity)
        .clipped()
    }
  }

  private func drum(_ group: ControlPhase) -> some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(Array(0..<choice.options.count), id: \.self) { entry($0, group) }
      }
      .padding(.vertical, (height - row) / 2)
    }
    .scrollIndicators(.hidden)
    .scrollDisabled(!isEnabled)
    .scrollPosition($position)
    .onScrollGeometryChange(for: Int.self) { [row] geometry in
      Int((geometry.contentOffset.y / row).rounded())
    } action: { _, next in
      middle = next
    }
    .onScrollPhaseChange { _, phase in
      isTurning = phase.isScrolling
      if phase == .idle { settle() }
    }
    // A press that halts a glide of the program is known to be a person's only after the phase has changed.
    .onChange(of: position.isPositionedByUser) { if !isTurning { settle() } }
    .onAppear { turn(to: choice.chosen ?? 0, glides: false) }
    .onChange(of: row) { turn(to: choice.chosen ?? middle ?? 0, glides: false) }
    .onChange(of: choice.chosen) { _, chosen in
      // What a person turns is chosen once it rests, whatever the program chooses meanwhile.
      if !position.isPositionedByUser, let chosen { turn(to: chosen, glides: true) }
    }
  }

  /// What a person has turned nearest to the middle comes to rest there, and is chosen; where the program or a key has sent the drum,
  /// that is chosen already.
  private func settle() {
    guard position.isPositionedByUser, choice.options.count > 0 else { return }
    let aim = min(max(0, middle ?? choice.chosen ?? 0), choice.options.count - 1)
    let number = choice.model.next(aim, by: 1) ?? choice.model.next(aim, by: -1) ?? aim
    turn(to: number, glides: true)
    choice.model.choose(number)
  }

  private func turn(to number: Int, glides: Bool) {
    let y = CGFloat(number) * row
    if glides {
      withAnimation(.snappy(duration: 0.2)) { position.scrollTo(y: y) }
    } else {
      position.scrollTo(y: y)
    }
  }

  private func entry(_ number: Int, _ group: ControlPhase) -> some View {
    let height = height
    return OptionButton(number: number, choice: choice) { label, phase in
      label
        .font(.title3)
        .lineLimit(1)
        .opacity(phase.opacity(in: group))
        .frame(maxWidth: .infinity)
        .frame(height: row)
        .contentShape(Rectangle())
    }
    .visualEffect { content, proxy in
      let centre = proxy.bounds(of: .scrollView)?.midY ?? proxy.size.height / 2
      let away = (proxy.size.height / 2 - centre) / (height / 2)
      let bend = max(0, 1 - away * away * 0.6)
      return
        content
        .scaleEffect(x: 0.7 + 0.3 * bend, y: max(0.2, bend), anchor: .center)
        .opacity(max(0.12, bend))
    }
  }
}
