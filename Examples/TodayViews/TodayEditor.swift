import Foundation
import Lamina
import LaminaWidgets

/// All widgets: those that are shown, in their order, to be dragged; below them the others.
struct TodayEditor: View {
  var model: TodayModel
  @State private var dragged: String?
  @State private var distance: CGFloat = 0
  private static let rowHeight: CGFloat = 56

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(shown) { widget in
          row(widget, isOn: true)
            .offset(y: dragged == widget.id ? distance : 0)
            .zIndex(dragged == widget.id ? 1 : 0)
        }
        if !shown.isEmpty, !others.isEmpty { Divider().padding(.vertical, 6) }
        ForEach(others) { row($0, isOn: false) }
        Divider().padding(.vertical, 6)
        Toggle(
          "Keep other windows beside Today",
          isOn: Binding(get: { model.choices.reservesSpace }, set: model.reserveSpace)
        )
        .padding(.horizontal, 16)
      }
      .padding(.vertical, 8)
    }
    .onAppear { model.refresh() }
  }

  private var shown: [InstalledWidget] {
    model.choices.shown.compactMap { choice in model.widgets.first { $0.id == choice.id } }
  }

  private var others: [InstalledWidget] { model.widgets.filter { !model.choices.isOn($0.id) } }

  private func row(_ widget: InstalledWidget, isOn: Bool) -> some View {
    HStack(spacing: 12) {
      Toggle(
        isOn: Binding(get: { isOn }, set: { _ in withAnimation { model.toggle(widget) } })
      ) {
        VStack(alignment: .leading, spacing: 2) {
          Text(widget.listing.name)
          Text(widget.listing.text).font(.caption).foregroundStyle(.secondary).lineLimit(2)
        }
      }
      .accessibilityIdentifier(widget.id)
      if isOn {
        FamilyMenu(model: model, widget: widget)
        Grip()
          .contentShape(Rectangle())
          .gesture(reordering(widget))
          .accessibilityLabel("Move \(widget.listing.name)")
          .accessibilityAction(named: "Move up") { move(widget, by: -1) }
          .accessibilityAction(named: "Move down") { move(widget, by: 1) }
      }
    }
    .padding(.horizontal, 16)
    .frame(height: Self.rowHeight)
    .background(.background)
  }

  private func reordering(_ widget: InstalledWidget) -> some Gesture {
    DragGesture(coordinateSpace: .global)
      .onChanged { drag in
        dragged = widget.id
        distance = drag.translation.height
      }
      .onEnded { drag in
        withAnimation {
          move(widget, by: Int((drag.translation.height / Self.rowHeight).rounded()))
          (dragged, distance) = (nil, 0)
        }
      }
  }

  private func move(_ widget: InstalledWidget, by rows: Int) {
    guard let index = shown.firstIndex(of: widget) else { return }
    model.move(widget, to: index + rows)
  }
}

/// The sizes that a widget can have.
private struct FamilyMenu: View {
  var model: TodayModel
  var widget: InstalledWidget

  var body: some View {
    Menu("Size") {
      ForEach(widget.listing.families, id: \.self) { family in
        Button(family.words) { model.resize(widget, to: family) }
      }
    }
    .disabled(widget.listing.families.count < 2)
  }
}

extension WidgetFamily {
  /// What a person calls it.
  var words: String {
    switch self {
    case .systemSmall: "Small"
    case .systemMedium: "Medium"
    case .systemLarge: "Large"
    case .accessoryBar: "Line"
    }
  }
}

/// Three lines, by which a row is dragged.
private struct Grip: View {
  var body: some View {
    VStack(spacing: 3) {
      ForEach(0..<3, id: \.self) { _ in
        Capsule().fill(.tertiary).frame(width: 16, height: 2)
      }
    }
    .frame(width: 32, height: 32)
  }
}
