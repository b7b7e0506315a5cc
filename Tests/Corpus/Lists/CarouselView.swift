import SwiftUI

struct CarouselItem: Identifiable {
    let id: Int
    let title: String
    let color: Color
}

struct CarouselView: View {
    let items: [CarouselItem]
    @State private var centered: Int?

    var body: some View {
        VStack(alignment: .leading) {
            Text("Featured")
                .font(.title2.weight(.semibold))
                .padding(.horizontal)
            ScrollView(.horizontal) {
                LazyHStack(spacing: 16) {
                    ForEach(items) { item in
                        RoundedRectangle(cornerRadius: 20)
                            .fill(item.color)
                            .frame(width: 200, height: 120)
                            .overlay(alignment: .bottomLeading) {
                                Text(item.title)
                                    .bold()
                                    .foregroundStyle(.white)
                                    .padding()
                            }
                            .id(item.id)
                    }
                }
                .padding(.horizontal)
            }
            .scrollIndicators(.hidden)
            .scrollPosition(id: $centered)
            .frame(height: 140)
            Button("Last") { centered = items.last?.id }
                .padding(.horizontal)
        }
    }
}

extension CarouselItem {
    static let samples: [CarouselItem] = (0..<6).map {
        CarouselItem(id: $0, title: "Item \($0)", color: $0.isMultiple(of: 2) ? .indigo : .teal)
    }
}

#Preview("Carousel", traits: .landscapeLeft) {
    CarouselView(items: CarouselItem.samples)
}
