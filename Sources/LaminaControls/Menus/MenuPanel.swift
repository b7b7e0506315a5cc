package import LaminaDisplay
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
      to: ScrollView {
        VStack(alignment: .leading, spacing: 0) { MenuItems(content: content) }.fixedSize().padding(
          5)
      }
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

/// A command in a menu: its mark, its label, and its shortcut or the arrow of the menu that it opens.
package struct MenuItem<Label: View>: PrimitiveView {
  let menu: MenuModel
  var role: ButtonRole?
  /// Whether it is ticked; nil for what is neither on nor off.
  var isOn: Bool?
  /// The menu that it opens beside it; nil for a command alone.
  var submenu: MenuModel?
  /// What a press does; nil where that opens the menu.
  let action: (() -> Void)?
  let label: Label
  /// Whether keys have come to it, in a menu that has its own way with keys.
  var isAtCursor: () -> Bool = { false }
  /// Is told the name of the item's node.
  var report: ((Node.ID) -> Void)?

  init(
    menu: MenuModel, role: ButtonRole? = nil, isOn: Bool? = nil, submenu: MenuModel? = nil,
    action: (() -> Void)?, label: Label
  ) {
    (self.menu, self.role, self.isOn, self.submenu) = (menu, role, isOn, submenu)
    (self.action, self.label) = (action, label)
  }

  /// Makes an entry of a menu that has its own way with keys.
  package init(
    entryOf menu: MenuModel, isOn: Bool, label: Label, isAtCursor: @escaping () -> Bool,
    report: @escaping (Node.ID) -> Void, action: @escaping () -> Void
  ) {
    self.init(menu: menu, isOn: isOn, action: action, label: label)
    (self.isAtCursor, self.report) = (isAtCursor, report)
  }

  package func update(_ element: Element) {
    let (menu, action, submenu) = (menu, action, submenu)
    let isAtCursor = isAtCursor
    let shortcut = element.read(\.keyboardShortcut)
    let staysOpen = element.read(\.menuActionDismissBehavior) == .disabled
    var semantics = Semantics(role: .menuItem)
    semantics.isOn = isOn.map { $0 ? .on : .off }
    semantics.combinesChildren = true
    semantics.actions = [.press]
    semantics.hint = shortcut?.title
    if let submenu {
      semantics.actions.insert(.showMenu)
      semantics.isExpanded = submenu.isOpen
    }
    element.setChild(
      0,
      to: Control(semantics: semantics, isFocusable: false) { handlers, element in
        handlers.pointer.press = PointerHandlers.Press(
          changed: { _ in },
          action: { [weak graph = element.graph] in
            if let action { return menu.choose(action, staysOpen: staysOpen) }
            guard let submenu, let graph else { return }
            graph.menus.openBeside(submenu, byKeyboard: graph.keys.isActing, in: graph)
          })
        if let submenu { handlers.semantics.perform = submenu.opening(in: element.graph) }
        handlers.pointer.tracking = element.graph.menus.tracking(in: element.graph)
      } content: { [weak element] phase in
        let id = element?.children.first?.id
        // Read also while there is no child yet: the first highlight has to be heard of.
        let highlighted = menu.highlighted
        let isAtCursor = isAtCursor()
        return MenuRow(
          label: label, isOn: isOn, isDestructive: role == .destructive, shortcut: shortcut?.title,
          opensMenu: submenu != nil,
          isEnabled: phase.isEnabled,
          isHighlighted: highlighted == nil ? isAtCursor : highlighted == id
        )
        // Not only as it comes in: an item that opened below it is pointed to once it moves.
        .onContinuousHover { hover in
          guard case .active = hover, let graph = element?.graph,
            let id = element?.children.first?.id
          else { return }
          graph.menus.point(to: phase.isEnabled ? id : nil, of: menu, in: graph)
        }
      })
    if let report, let id = element.children.first?.id { report(id) }
  }
}

/// How an item looks.
private struct MenuRow<Label: View>: View {
  let label: Label
  let isOn: Bool?
  let isDestructive: Bool
  let shortcut: String?
  let opensMenu: Bool
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
      if label.isOneView { label } else { JoinedLabel(label, hasSubtitles: true) }
      Spacer(minLength: 24)
      if let shortcut {
        Text(verbatim: shortcut).font(.callout).opacity(isHighlighted ? 0.85 : 0.55)
          .accessibilityHidden(true)
      }
      if opensMenu {
        Image(systemName: "chevron.forward")
          .font(.caption2).opacity(0.6).accessibilityHidden(true)
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
