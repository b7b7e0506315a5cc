import LaminaText
import LaminaDisplay
package import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// A colour that is there to be chosen.
enum ColorChoice: Hashable {
  case role(Color.Role)
  case grey(String, Float)
  case recent(Color.Resolved)

  private static let roles: [Color.Role] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
  ]
  private static let greys: [ColorChoice] = [
    .grey("Black", 0), .grey("Dark Gray", 0.25), .grey("Gray", 0.5), .grey("White", 1),
  ]

  /// The palette's and greys, as they stand below each other.
  static let standard: [[ColorChoice]] = [
    roles.prefix(8).map(ColorChoice.role), roles.dropFirst(8).map(ColorChoice.role) + greys,
  ]

  /// Those that were picked lately, as they can be picked: two that differ in their opacity alone may be the same.
  static func latest(supportsOpacity: Bool) -> [ColorChoice] {
    var known: Set<String> = []
    return RecentColors.all.map { supportsOpacity ? $0 : $0.covering }
      .filter { known.insert($0.description).inserted }.map { .recent($0) }
  }

  /// Whether a colour is one of them.
  static func holds(
    _ color: Color.Resolved, supportsOpacity: Bool, in palette: ColorPalette
  ) -> Bool {
    (standard + [latest(supportsOpacity: supportsOpacity)]).contains { row in
      row.contains { $0.isSame(as: color, in: palette) }
    }
  }

  /// Whether it is a colour, as far as a pixel can show it: one that was mixed is not the same to the last bit.
  func isSame(as color: Color.Resolved, in palette: ColorPalette) -> Bool {
    let own = self.color(in: palette)
    return [
      own.red - color.red, own.green - color.green, own.blue - color.blue,
      own.opacity - color.opacity,
    ].allSatisfy { abs($0) < 1 / 512 }
  }

  /// What it is called.
  var name: String {
    switch self {
    case .role(let role): role.rawValue.capitalized
    case .grey(let name, _): name
    case .recent(let color): "#" + ColorMix(color).hex
    }
  }

  /// Its components in a palette.
  func color(in palette: ColorPalette) -> Color.Resolved {
    switch self {
    case .role(let role): palette[role]
    case .grey(_, let white): Color.Resolved(red: white, green: white, blue: white)
    case .recent(let color): color
    }
  }
}

/// Colours that are there: the palette's, greys, and those that were picked lately.
package struct ColorChoices: View {
  /// What is mixed, where it is one of them.
  let chosen: Color.Resolved?
  let target: ColorTarget
  @Environment(\.paletteByRole) private var palette
  @ScaledMetric private var side = 22.0

  package var body: some View {
    let recent = ColorChoice.latest(supportsOpacity: target.supportsOpacity)
    VStack(alignment: .leading, spacing: 8) {
      row(ColorChoice.standard[0])
      row(ColorChoice.standard[1])
      if !recent.isEmpty {
        Text("Recent").font(.caption).foregroundStyle(.secondary)
        row(recent)
      }
    }
  }

  private func row(_ choices: [ColorChoice]) -> some View {
    HStack(spacing: 0) {
      ForEach(choices.indices, id: \.self) { index in
        if index > 0 { Spacer(minLength: 2) }
        swatch(choices[index])
      }
      // Fewer than fill the row stand at its beginning.
      ForEach(0..<max(8 - choices.count, 0), id: \.self) { _ in
        Spacer(minLength: 2)
        Color.clear.frame(width: side, height: 1)
      }
    }
  }

  private func swatch(_ choice: ColorChoice) -> some View {
    let color = choice.color(in: palette)
    let isChosen = chosen.map { choice.isSame(as: $0, in: palette) } ?? false
    return Button {
      target.put(color)
    } label: {
      ColorSwatch(color: color, radius: side / 2)
        .frame(width: side, height: side)
        .overlay {
          if isChosen { Circle().strokeBorder(Color.primary, lineWidth: 2).padding(-3) }
        }
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain).accessibilityLabel(choice.name)
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
    all.removeAll { $0 == color }
    all.insert(color, at: 0)
    if all.count > limit { all.removeLast(all.count - limit) }
  }

  /// Forgets all of them.
  package static func removeAll() { all = [] }
}
