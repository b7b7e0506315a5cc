import SwiftUI

struct TextStatistics: View {
    @State private var text = "Hello brave new world"

    private var words: Int {
        text.split(whereSeparator: \.isWhitespace).count
    }

    var body: some View {
        VStack(spacing: 0) {
            TextEditor(text: $text)
                .font(.body)
                .padding(4)

            Divider()

            HStack {
                Text("\(words) words, \(text.count) characters")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                Spacer()
                Button("Uppercase") { text = text.uppercased() }
                Button("Clear") { text = "" }
                    .keyboardShortcut("k", modifiers: [.command])
                    .help("Removes all text")
            }
            .padding(8)
        }
        .frame(minWidth: 400, minHeight: 200)
    }
}

struct TextStatistics_Previews: PreviewProvider {
    static var previews: some View {
        TextStatistics().previewLayout(.fixed(width: 480, height: 260))
    }
}
