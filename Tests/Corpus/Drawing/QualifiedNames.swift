import SwiftUI

/// Names that a project has as well are written with their module.
enum QualifiedPalette {
    enum Color {
        case warm, cold
    }

    struct QualifiedNames: SwiftUI.View {
        @SwiftUI.State private var color = Color.warm

        private var tint: SwiftUI.Color {
            switch color {
            case .warm: SwiftUI.Color.orange
            case .cold: SwiftUI.Color.blue
            }
        }

        var body: some SwiftUI.View {
            SwiftUI.VStack {
                SwiftUI.Text(color == .warm ? "Warm" : "Cold")
                    .foregroundStyle(tint)
                SwiftUI.Button("Turn") {
                    color = color == .warm ? .cold : .warm
                }
            }
        }
    }
}

#Preview {
    QualifiedPalette.QualifiedNames()
}
