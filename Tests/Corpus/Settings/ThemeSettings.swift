import SwiftUI

struct ThemeColorKey: EnvironmentKey {
    static let defaultValue: Color = .accentColor
}

extension EnvironmentValues {
    var themeColor: Color {
        get { self[ThemeColorKey.self] }
        set { self[ThemeColorKey.self] = newValue }
    }

    @Entry var themeCornerRadius: CGFloat = 12
}

extension View {
    func themeColor(_ color: Color) -> some View {
        environment(\.themeColor, color)
    }
}

struct ThemeSettings: View {
    @State private var selected = 0
    private let colors: [Color] = [.blue, .green, .orange, .purple]

    var body: some View {
        VStack {
            HStack {
                ForEach(colors.indices, id: \.self) { index in
                    Circle()
                        .fill(colors[index])
                        .frame(width: 32, height: 32)
                        .overlay {
                            if index == selected {
                                Image(systemName: "checkmark").foregroundStyle(.white)
                            }
                        }
                        .onTapGesture { selected = index }
                        .accessibilityLabel("Color \(index)")
                        .accessibilityAddTraits(index == selected ? [.isButton, .isSelected] : .isButton)
                }
            }
            ThemedBox()
                .themeColor(colors[selected])
        }
        .padding()
    }
}

private struct ThemedBox: View {
    @Environment(\.themeColor) private var color
    @Environment(\.themeCornerRadius) private var radius

    var body: some View {
        RoundedRectangle(cornerRadius: radius)
            .fill(color)
            .frame(height: 80)
    }
}

#Preview("Theme", traits: .fixedLayout(width: 300, height: 200)) {
    ThemeSettings()
        .environment(\.themeCornerRadius, 24)
}
