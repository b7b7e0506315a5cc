import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaText
import LaminaThemes

/// A menu's items below each other, on a ground of their own.
package struct MenuPanel<Content: View>: PrimitiveView {
  let content: Content

  package init(content: Content) {
    self.content = content
  }

  package func update(_ element: Element) {
    let outline = RoundedRectangle(cornerRadius: element.read(\.measures)[.cornerMenu])
    element.setChild(
      0,
      to: ScrollView { VStack(alignment: .leading, spacing: 0) { content }.fixedSize().padding(5) }
        .foregroundStyle(.primary)
        .font(.body)
        .background(outline.fill(.background).shadow(.menu))
        .overlay(
          outline.strokeBorder(Color(role: .controlBorder), lineWidth: 0.5)
            .allowsHitTesting(false)
        )
        // Between items there is nothing to press, but it is not beside the menu.
        .handlers { $0.pointer.press = PointerHandlers.Press(changed: { _ in }, action: {}) }
        .semantics { $0.role = .menu })
  }
}

/// Items of a menu that belong together, under a name.
struct MenuGroup<Label: View, Content: View>: View {
  private static var indent: CGFloat { 14 }
  let label: Label
  let content: Content
  /// What its name does; nil where that is a heading.
  let primaryAction: (() -> Void)?
  @Environment(\.menu) private var menu

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let primaryAction, let menu {
        MenuItem(menu: menu, action: primaryAction, label: label)
      } else {
        heading
      }
      VStack(alignment: .leading, spacing: 0) { content }.padding(.leading, Self.indent)
    }
  }

  private var heading: some View {
    label
      .font(.caption.weight(.semibold)).foregroundStyle(.secondary)
      .padding(EdgeInsets(top: 6, leading: 24, bottom: 2, trailing: 10))
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isHeader)
  }
}

/// A command in a menu: its mark, its label and its shortcut.
struct MenuItem<Label: View>: PrimitiveView {
  let menu: MenuModel
  var role: ButtonRole?
  /// Whether it is ticked; nil for what is neither on nor off.
  var isOn: Bool?
  let action: () -> Void
  let label: Label

  func update(_ element: Element) {
    let (menu, action, shortcut) = (menu, action, element.read(\.keyboardShortcut))
    var semantics = Semantics(role: .menuItem)
    semantics.isOn = isOn.map { $0 ? .on : .off }
    semantics.combinesChildren = true
    semantics.actions = [.press]
    semantics.hint = shortcut?.title
    element.setChild(
      0,
      to: Control(semantics: semantics, isFocusable: false) { handlers, element in
        handlers.pointer.press = PointerHandlers.Press(
          changed: { _ in }, action: { menu.choose(action) })
        handlers.pointer.tracking = element.graph.menus.tracking(in: element.graph)
      } content: { [weak element] phase in
        let id = element?.children.first?.id
        // Read also while there is no child yet: the first highlight has to be heard of.
        let highlighted = menu.highlighted
        return MenuRow(
          label: label, isOn: isOn, isDestructive: role == .destructive, shortcut: shortcut?.title,
          isEnabled: phase.isEnabled, isHighlighted: id != nil && highlighted == id
        )
        .onHover { isInside in
          guard let id = element?.children.first?.id else { return }
          if isInside { menu.highlighted = phase.isEnabled ? id : nil }
        }
      })
  }
}

/// How an item looks.
private struct MenuRow<Label: View>: View {
  let label: Label
  let isOn: Bool?
  let isDestructive: Bool
  let shortcut: String?
  let isEnabled: Bool
  let isHighlighted: Bool
  @ScaledMetric private var height = 26.0
  @Environment(\.measures) private var measures

  private var ink: AnyShapeStyle {
    if isHighlighted { return AnyShapeStyle(.readable(on: .accentColor)) }
    return AnyShapeStyle(isDestructive ? Color.red : .primary)
  }

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "checkmark").font(.caption).opacity(isOn == true ? 1 : 0)
        .accessibilityHidden(true)
      label
      Spacer(minLength: 24)
      if let shortcut {
        Text(verbatim: shortcut).font(.callout).opacity(isHighlighted ? 0.85 : 0.55)
          .accessibilityHidden(true)
      }
    }
    .foregroundStyle(ink)
    .opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
    .padding(EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 10))
    .frame(minHeight: height.rounded())
    .frame(maxWidth: .infinity)
    .background(
      RoundedRectangle(cornerRadius: measures[.cornerItem]).fill(
        isHighlighted ? Color.accentColor : .clear)
    )
    .contentShape(Rectangle())
  }
}
