import SwiftUI

struct FAQ: Identifiable {
    let id: Int
    let question: String
    let answer: String
}

struct ExpandableRow: View {
    let faq: FAQ
    let isExpanded: Bool
    let onTap: () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text(faq.question).font(.headline)
                Spacer()
                Image(systemName: "chevron.down")
                    .rotationEffect(.degrees(isExpanded ? 180 : 0))
            }
            .contentShape(Rectangle())
            .onTapGesture(perform: onTap)

            if isExpanded {
                Text(faq.answer)
                    .foregroundStyle(.secondary)
                    .transition(.opacity.combined(with: .move(edge: .top)))
            }
        }
        .padding(.vertical, 4)
    }
}

struct ExpandableList: View {
    let faqs: [FAQ]
    @State private var expanded: Set<FAQ.ID> = []

    var body: some View {
        ScrollView {
            VStack {
                ForEach(faqs) { faq in
                    ExpandableRow(faq: faq, isExpanded: expanded.contains(faq.id)) {
                        withAnimation(.easeInOut(duration: 0.2)) {
                            if expanded.remove(faq.id) == nil {
                                expanded.insert(faq.id)
                            }
                        }
                    }
                    Divider()
                }
            }
            .padding()
        }
    }
}

#Preview("FAQ") {
    ExpandableList(faqs: [
        FAQ(id: 0, question: "How do I pay?", answer: "By card."),
        FAQ(id: 1, question: "How do I return?", answer: "By post."),
    ])
}
