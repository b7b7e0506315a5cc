import LaminaDrawing
import LaminaGeometry
import LaminaThemes
import LaminaDisplay
import LaminaLayout
import LaminaText

/// The entries of an open pop-up below each other; of many only those in sight exist.
struct PickerPanel: View {
  /// From how many entries on only those in sight exist.
  private static let few = 60
  let choice: PickerChoice
  let popUp: PickerMenu
  @ScaledMetric private var leastWidth = 240.0
  @Environment(\.measures) private var measures

  private var isLong: Bool { choice.options.count > Self.few }

  var body: some View {
    let outline = RoundedRectangle(cornerRadius: measures[.cornerMenu])
    ScrollViewReader { proxy in
      ScrollView {
        if isLong {
          LazyVStack(alignment: .leading, spacing: 0) { entries }
            .frame(width: max(leastWidth, popUp.menu.anchor.width))
            .padding(5)
        } else {
          VStack(alignment: .leading, spacing: 0) { entries }
            .fixedSize()
            .frame(minWidth: max(0, popUp.menu.anchor.width - 10), alignment: .leading)
            .padding(5)
        }
      }
      .onAppear { prepare(proxy) }
    }
    .foregroundStyle(.primary)
    .font(.body)
    .background(outline.fill(.background).shadow(.menu))
    .overlay(
      outline.strokeBorder(Color(role: .controlBorder), lineWidth: 0.5).allowsHitTesting(false)
    )
    .background { EntryReader(popUp: popUp) }
    // Between entries there is nothing to press, but it is not beside the menu.
    .handlers { $0.pointer.press = PointerHandlers.Press(changed: { _ in }, action: {}) }
    .semantics { $0.role = .menu }
  }

  private func prepare(_ proxy: ScrollViewProxy) {
    popUp.reveal = { proxy.scrollTo($0) }
    if let start = popUp.cursor ?? choice.chosen { proxy.scrollTo(start, anchor: .center) }
  }

  private var entries: some View {
    ForEach(choice.options.parts) { part in
      if part.id > 0 { Divider().padding(.vertical, 4) }
      ForEach(part.section.header) { MenuCaption(content: $0) }
      ForEach(part.numbers, id: \.self) { number in
        PickerEntry(number: number, choice: choice, popUp: popUp)
      }
    }
  }
}

/// One entry of an open pop-up.
private struct PickerEntry: RememberingView {
  typealias Body = Never
  let number: Int
  let choice: PickerChoice
  let popUp: PickerMenu

  func makeMemory(for element: Element) -> Latest<Bool> { Latest() }

  func update(_ element: Element) {
    let (choice, popUp, number) = (choice, popUp, number)
    guard choice.options.tag(number) != nil else {
      return element.setChild(0, to: AnyView(choice.options.view(number)))
    }
    let (label, environment) = choice.entry(number, isEnabled: memory(of: element), in: element)
    element.setChild(
      0,
      to: AnyView(
        MenuItem(
          entryOf: popUp.menu, isOn: number == choice.chosen, label: label,
          isAtCursor: { popUp.cursor == number }, report: { popUp.note(number, $0) },
          action: { choice.model.choose(number) })),
      environment: environment)
  }
}
