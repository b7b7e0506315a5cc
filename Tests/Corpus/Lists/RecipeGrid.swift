import SwiftUI

struct GridRecipe: Identifiable {
    let id: String
    let minutes: Int
    let tint: Color
}

struct RecipeGrid: View {
    private let columns = [GridItem(.adaptive(minimum: 120), spacing: 16)]
    let recipes: [GridRecipe]
    @State private var selection: GridRecipe?

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 16) {
                ForEach(recipes) { recipe in
                    Button {
                        selection = recipe
                    } label: {
                        VStack(alignment: .leading, spacing: 0) {
                            Rectangle()
                                .fill(recipe.tint)
                                .aspectRatio(4 / 3, contentMode: .fit)
                            Text(recipe.id)
                                .font(.subheadline)
                                .lineLimit(1)
                                .padding(8)
                        }
                        .background(Color.white)
                        .cornerRadius(12)
                        .shadow(color: .black.opacity(0.1), radius: 4, y: 2)
                    }
                    .buttonStyle(.plain)
                }
            }
            .padding()
        }
        .sheet(item: $selection) { recipe in
            VStack {
                Text(recipe.id).font(.title)
                Text("\(recipe.minutes) min")
            }
            .padding()
            .presentationDetents([.medium, .large])
        }
    }
}

struct RecipeGrid_Previews: PreviewProvider {
    static let recipes = [
        GridRecipe(id: "Pancakes", minutes: 20, tint: .orange),
        GridRecipe(id: "Soup", minutes: 45, tint: .green),
        GridRecipe(id: "Salad", minutes: 10, tint: .mint),
    ]

    static var previews: some View {
        RecipeGrid(recipes: recipes)
            .frame(height: 400)
    }
}
