import SwiftUI

enum PermissionState {
    case unknown, granted, denied
}

struct PermissionCard: View {
    let title: String
    let reason: String
    @Binding var state: PermissionState

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text(title).font(.headline)
                Spacer()
                status
            }
            Text(reason)
                .font(.footnote)
                .foregroundStyle(.secondary)
            if case .unknown = state {
                HStack {
                    Button("Allow") { state = .granted }
                    Button("Not now") { state = .denied }
                }
                .padding(.top, 4)
            }
        }
        .padding()
        .background(.regularMaterial)
        .clipShape(RoundedRectangle(cornerRadius: 16))
    }

    @ViewBuilder
    private var status: some View {
        switch state {
        case .unknown:
            EmptyView()
        case .granted:
            Label("Granted", systemImage: "checkmark").foregroundStyle(.green)
        case .denied:
            Label("Denied", systemImage: "xmark").foregroundStyle(.red)
        }
    }
}

#Preview("Ask") {
    @Previewable @State var state = PermissionState.unknown

    PermissionCard(title: "Location", reason: "Shows what is near you.", state: $state)
        .padding()
}

#Preview("Denied") {
    PermissionCard(title: "Photos", reason: "Lets you add pictures.", state: .constant(.denied))
        .padding()
}
