import SwiftUI

struct ClearableSearchField: View {
    @Binding var text: String
    var placeholder: String = "Search"

    var body: some View {
        HStack {
            Image(systemName: "magnifyingglass")
                .foregroundColor(.secondary)
            TextField(placeholder, text: $text)
                .textFieldStyle(.plain)
            if !text.isEmpty {
                Button(action: { self.text = "" }) {
                    Image(systemName: "xmark")
                }
                .buttonStyle(PlainButtonStyle())
                .accessibilityLabel(Text("Clear"))
            }
        }
        .padding(8)
        .background(Color.gray.opacity(0.15))
        .cornerRadius(10)
    }
}

struct SearchFieldDemo: View {
    @State private var query = ""
    let words = ["apple", "banana", "cherry"]

    var results: [String] {
        query.isEmpty ? words : words.filter { $0.hasPrefix(query.lowercased()) }
    }

    var body: some View {
        VStack {
            ClearableSearchField(text: $query)
            ForEach(results, id: \.self, content: Text.init)
        }
        .padding()
    }
}

struct SearchField_Previews: PreviewProvider {
    static var previews: some View {
        SearchFieldDemo()
    }
}
