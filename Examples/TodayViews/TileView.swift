import Foundation
import Lamina
import LaminaWidgetHosting
import LaminaWidgets

/// A widget's picture, at the size of its family or the height that it prefers.
struct TileView: View {
  var tile: TileModel
  var panelWidth: CGFloat
  @Environment(\.displayScale) private var displayScale
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ZStack {
        if let picture = tile.picture {
          Image(.bitmap(picture, scale: tile.scale), label: tile.widget.listing.name)
        } else {
          Rectangle().fill(.quaternary)
        }
      }
      .frame(width: size.width, height: size.height)
      .clipShape(RoundedRectangle(cornerRadius: 16))
      .overlay(RoundedRectangle(cornerRadius: 16).strokeBorder(.separator))
      .onTapGesture { tile.press(at: $0) }
      .accessibilityLabel(tile.widget.listing.name)
      .accessibilityAddTraits(.isButton)
      if let trouble = tile.trouble {
        Text(trouble).font(.caption).foregroundStyle(.secondary)
          .frame(width: size.width, alignment: .leading)
      }
    }
    .animation(.default, value: size.height)
    .onAppear {
      tile.onOpen = { openURL($0) }
      tile.show(at: place)
    }
    .onChange(of: place) { tile.show(at: place) }
    .onDisappear { tile.hide() }
  }

  private var size: CGSize {
    var size = tile.family.size(inWidth: panelWidth)
    size.width = min(size.width, max(panelWidth, 1))
    if tile.family != .systemSmall, let height = tile.preferredHeight {
      size.height = min(max(height, 44), 736)
    }
    return size
  }

  private var place: WidgetPlace {
    WidgetPlace(
      width: size.width, height: size.height, scale: displayScale, isDark: colorScheme == .dark,
      hasMoreContrast: contrast == .increased)
  }
}
