import SwiftUI

@Observable
final class HeaderStore {
    var title: String
    init(title: String) { self.title = title }
}

struct HeaderSamples: PreviewModifier {
    static func makeSharedContext() async throws -> HeaderStore {
        HeaderStore(title: "From the samples")
    }

    func body(content: Content, context: HeaderStore) -> some View {
        content.environment(context)
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var headerSamples: Self = .modifier(HeaderSamples())
}

struct SharedHeader: View {
    @Environment(HeaderStore.self) private var store

    var body: some View {
        HStack {
            Text(store.title).font(.headline)
            Spacer()
            Button("Rename") { store.title = "Renamed" }
        }
        .padding()
    }
}

#Preview("Header", traits: .modifier(HeaderSamples()), .fixedLayout(width: 300, height: 60)) {
    SharedHeader()
}

#Preview("Named trait", traits: .headerSamples) {
    SharedHeader()
}
