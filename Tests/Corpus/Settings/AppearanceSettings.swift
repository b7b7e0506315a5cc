import SwiftUI

struct AppearanceSettings: View {
    @AppStorage("fontSize") private var fontSize = 14.0
    @AppStorage("showsPreview") private var showsPreview = true
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Toggle("Show preview", isOn: $showsPreview)
            VStack(alignment: .leading) {
                Text("Font size: \(fontSize, specifier: "%.0f")")
                Slider(value: $fontSize, in: 9...32)
            }
            if showsPreview {
                Text("The quick brown fox")
                    .font(.system(size: fontSize))
                    .padding()
                    .background(
                        RoundedRectangle(cornerRadius: 8)
                            .fill(colorScheme == .dark ? Color.black : Color.white)
                    )
            }
        }
        .padding()
        .frame(width: 320)
    }
}

struct AppearanceSettings_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AppearanceSettings()
                .preferredColorScheme(.light)
            AppearanceSettings()
                .preferredColorScheme(.dark)
        }
        .previewLayout(.sizeThatFits)
    }
}
