public import LaminaLocalization
import LaminaDisplay
import LaminaGeometry
import LaminaLayout
import LaminaText

/// A control that pushes a screen onto the stack around it.
///
/// ```swift
/// NavigationLink(recipe.name, value: recipe)
/// NavigationLink("About") { About() }
/// ```
/// One with a value appends it to the stack's path; `navigationDestination(for:)` makes the screen. In a row
/// of a list it fills the row. Without a stack around it, it is disabled.
public struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never
  private enum Goal {
    case value(AnyHashable?)
    case view(() -> Destination)
    case bound(() -> Destination, Binding<Bool>)
  }

  private let goal: Goal
  private let label: Label
}

extension NavigationLink where Destination == Never {
  /// Makes a link that appends a value to the path; nil disables it.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    goal = .value(value.map { AnyHashable($0) })
    self.label = label()
  }

  /// Makes a link with a title that appends a value to the path; nil disables it.
  public init<P: Hashable>(_ title: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init<P: Hashable>(_ title: LocalizedStringResource, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Makes a link that pushes a view.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    goal = .view(destination)
    self.label = label()
  }

  /// Makes a link that pushes a view, in SwiftUI's old spelling.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    goal = .view { destination }
    self.label = label()
  }

  /// Makes a link that pushes a view while a binding is true, in SwiftUI's old spelling.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    goal = .bound(destination, isActive)
    self.label = label()
  }

  /// Makes a link that pushes a view while a binding is true, in SwiftUI's oldest spelling.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    goal = .bound({ destination }, isActive)
    self.label = label()
  }

  /// Makes a link that pushes a view while a selection has its tag, in SwiftUI's old spelling.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding(
      get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
    goal = .bound({ destination }, isActive)
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title that pushes a view.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(destination: destination) { Text(title) } }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(destination: destination) { Text(title) } }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(destination: destination) { Text(title) } }

  /// Makes a link with a title that pushes a view, in SwiftUI's old spelling.
  public init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with a title that pushes a view while a binding is true, in SwiftUI's old spelling.
  public init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
}

extension NavigationLink: RememberingView {
  package func makeMemory(for element: Element) -> LinkMemory { LinkMemory() }

  package func update(_ element: Element) {
    let memory = memory(of: element)
    let place = element.read(\.screenPlace)
    memory.place = place
    if case .view(let destination) = goal, let view = memory.view {
      view.make = { AnyView(destination()) }
      place?.stack?.refresh(view)
    }
    let row = element.read(\.rowContext).flatMap { $0.holds(element.environment) ? $0 : nil }
    memory.row = row
    let showsMark = place?.target.map { target in element.tracked { target.isAlone } } ?? true
    if case .value(let value?) = goal, let row {
      row.name(value)
      // In the column of a split view the list's selection says what is shown beside it.
      if place?.target != nil, row.isSelected(by: value) {
        return element.setChild(0, to: LinkRow(label: label, showsMark: showsMark))
      }
    }
    element.setChild(0, to: control(memory, place: place, mark: row == nil ? nil : showsMark))
  }

  /// The link, in a row with its mark or without; nil for a link that is in none.
  @ViewBuilder private func control(
    _ memory: LinkMemory, place: ScreenPlace?, mark: Bool?
  ) -> some View {
    let link = button(memory, mark: mark).disabled(!canActivate(place))
    switch goal {
    case .bound(let destination, let isActive):
      link.navigationDestination(isPresented: isActive, destination: destination)
    case .value, .view: link
    }
  }

  @ViewBuilder private func button(_ memory: LinkMemory, mark: Bool?) -> some View {
    if let mark {
      Button {
        activate(memory)
      } label: {
        LinkRow(label: label, showsMark: mark)
      }
      .buttonStyle(.plain)
    } else {
      Button {
        activate(memory)
      } label: {
        label
      }
      .standardButtonStyle(.borderless)
    }
  }

  private func canActivate(_ place: ScreenPlace?) -> Bool {
    guard place?.stack != nil || place?.target != nil else { return false }
    if case .value(nil) = goal { return false }
    return true
  }

  private func activate(_ memory: LinkMemory) {
    guard let place = memory.place else { return }
    switch goal {
    case .value(let value?): place.show(value)
    case .value(nil): break
    case .bound(_, let isActive): isActive.wrappedValue = true
    case .view(let destination):
      guard let entry = place.entry?.id ?? place.target?.root else { return }
      let view = PushedView(above: entry, make: { AnyView(destination()) }) { [weak memory] in
        memory?.view = nil
      }
      memory.view = view
      if place.target != nil { memory.row?.choose() }
      place.show(view)
    }
  }
}

extension ScreenPlace {
  /// Shows a value where links here show theirs.
  func show(_ value: AnyHashable) {
    if let target { return target.show(value) }
    guard let stack, !stack.push(value) else { return }
    stack.element?.graph.report(.pathMismatch(type: "\(type(of: value.base))"))
  }

  /// Shows a view where links here show theirs.
  fileprivate func show(_ view: PushedView) {
    if let target { target.show(view) } else { stack?.push(view) }
  }
}

/// What a link keeps: the screen that it has pushed, for as long as that is there.
@MainActor
package final class LinkMemory {
  var view: PushedView?
  var place: ScreenPlace?
  weak var row: RowContext?
}

/// A link over the whole of a row, with the mark that says that more will come.
private struct LinkRow<Label: View>: View {
  let label: Label
  let showsMark: Bool

  var body: some View {
    HStack(spacing: 8) {
      AnyView(opening: label.inOneRow).frame(maxWidth: .infinity, alignment: .leading)
      if showsMark {
        Image(systemName: "chevron.forward").font(.caption2).foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
    }
    .contentShape(Rectangle())
  }
}
