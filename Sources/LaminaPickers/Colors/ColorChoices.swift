import LaminaText
import LaminaDisplay
package import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// Colours that are there: the palette's, greys, and those that were picked lately.
struct ColorChoices: View {
  let supportsOpacity: Bool
  let chosen: Color.Resolved
  let choose: (Color.Resolved) -> Void
  @Environment(\.paletteByRole) private var palette
  @ScaledMetric private var side = 22.0

  private static let roles: [Color.Role] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
  ]
  private static let greys: [(name: String, white: Float)] = [
    ("Black", 0), ("Dark Gray", 0.25), ("Gray", 0.5), ("White", 1),
  ]

  var body: some View {
    let recent = recent
    VStack(alignment: .leading, spacing: 8) {
      row(Self.roles.prefix(8).map { named($0) })
      row(Self.roles.dropFirst(8).map { named($0) } + Self.greys.map { grey($0.name, $0.white) })
      if !recent.isEmpty {
        Text("Recent").font(.caption).foregroundStyle(.secondary)
        row(recent.map { ("#" + ColorMix($0).hex, $0) })
      }
    }
  }

  /// Those that were picked lately, as they can be picked here: two that differ in their opacity alone may be the same.
  private var recent: [Color.Resolved] {
    var known: Set<String> = []
    return RecentColors.all.map(opaque).filter { known.insert($0.description).inserted }
  }

  private func named(_ role: Color.Role) -> (String, Color.Resolved) {
    (role.rawValue.capitalized, palette[role])
  }

  private func grey(_ name: String, _ white: Float) -> (String, Color.Resolved) {
    (name, Color.Resolved(red: white, green: white, blue: white))
  }

  private func opaque(_ color: Color.Resolved) -> Color.Resolved {
    var color = color
    if !supportsOpacity { color.opacity = 1 }
    return color
  }

  private func row(_ colors: [(name: String, color: Color.Resolved)]) -> some View {
    HStack(spacing: 0) {
      ForEach(colors.indices, id: \.self) { index in
        if index > 0 { Spacer(minLength: 2) }
        swatch(colors[index].name, colors[index].color)
      }
      // Fewer than fill the row stand at its beginning.
      ForEach(0..<max(8 - colors.count, 0), id: \.self) { _ in
        Spacer(minLength: 2)
        Color.clear.frame(width: side, height: 1)
      }
    }
  }

  private func swatch(_ name: String, _ color: Color.Resolved) -> some View {
    // To a digit: a colour that was mixed is not the same to the last bit.
    let isChosen = color.description == chosen.description
    return Button {
      choose(color)
    } label: {
      ColorSwatch(color: color, radius: side / 2)
        .frame(width: side, height: side)
        .overlay {
          if isChosen { Circle().strokeBorder(Color.primary, lineWidth: 2).padding(-3) }
        }
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain).accessibilityLabel(name)
    .semantics { $0.isSelected = isChosen }
  }
}

/// The colours that were picked lately in this process, the latest first.
@MainActor
package enum RecentColors {
  private static let limit = 8
  package private(set) static var all: [Color.Resolved] = []

  /// Puts a colour first.
  package static func add(_ color: Color.Resolved) {
    all.removeAll { $0.description == color.description }
    all.insert(color, at: 0)
    if all.count > limit { all.removeLast(all.count - limit) }
  }

  /// Forgets all of them.
  package static func removeAll() { all = [] }
}
