import Lamina
import LaminaTesting
import Testing

/// The ways to present something, for tests that are the same for all.
nonisolated enum PresentationKind: String, CaseIterable, CustomTestStringConvertible {
  case sheet, cover, popover, alert, confirmation
  /// A column beside the view in a wide window, a sheet in a narrow one.
  case inspector, narrowInspector
  /// A few words that take no focus and leave what is below in use.
  case banner

  var testDescription: String { rawValue }
  /// Whether what is below is out of use meanwhile.
  var isModal: Bool { self != .inspector && self != .banner }
  /// Whether its content can present something itself.
  var hasContent: Bool { self != .alert && self != .confirmation && self != .banner }

  var size: CGSize { CGSize(width: self == .narrowInspector ? 420 : 760, height: 560) }

  static var withContent: [PresentationKind] { allCases.filter(\.hasContent) }
}

extension View {
  /// Presents a view in one of the ways; an alert and a confirmation show its name as their title.
  @ViewBuilder func presented(
    _ kind: PresentationKind, _ name: String, while isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    switch kind {
    case .sheet: sheet(isPresented: isPresented, content: content)
    case .cover: fullScreenCover(isPresented: isPresented, content: content)
    case .popover: popover(isPresented: isPresented, content: content)
    case .alert: alert(name, isPresented: isPresented) { Button("Fine") {} }
    case .confirmation: confirmationDialog(name, isPresented: isPresented) { Button("Fine") {} }
    case .banner: banner(name, isPresented: isPresented, duration: 1_000)
    case .inspector, .narrowInspector: inspector(isPresented: isPresented, content: content)
    }
  }
}

extension Harness {
  /// What is wrong with the focus or the background, once nothing is presented: `button` has to take a
  /// press of the pointer, and the focus, and `count` says how often it was pressed.
  func deadness(of button: String, _ count: () -> Int) throws -> String? {
    if let focused = graph.focus.focused, semanticTree.element(focused) == nil {
      return "The focus is at something that is gone."
    }
    let before = count()
    tap(try requireButton(button))
    if count() != before + 1 { return "A press does not reach \(button):\n\(semanticTree)" }
    try find(.button, button).focus()
    press(.space)
    return count() == before + 2 ? nil : "A key does not reach \(button):\n\(semanticTree)"
  }

  /// The name of a button that is there.
  private func requireButton(_ name: String) throws -> String {
    _ = try find(.button, name).element()
    return name
  }
}
