import SwiftUI

struct RatingEntry: View {
    @Binding var rating: Int

    var label = ""
    var maximumRating = 5
    var offColor = Color.gray
    var onColor = Color.yellow

    var body: some View {
        HStack {
            if label.isEmpty == false {
                Text(label)
            }

            ForEach(1..<maximumRating + 1, id: \.self) { number in
                Button {
                    rating = number
                } label: {
                    Image(systemName: "star.fill")
                        .foregroundStyle(number > rating ? offColor : onColor)
                }
                .accessibilityLabel("\(number) stars")
            }
        }
        .buttonStyle(.plain)
    }
}

struct ReviewEntry: View {
    @State private var rating = 3
    @State private var review = ""

    var body: some View {
        VStack(alignment: .leading) {
            RatingEntry(rating: $rating, label: "Rating")
            Text("Rated \(rating) of 5")
            TextEditor(text: $review)
                .frame(height: 100)
                .border(.secondary)
        }
        .padding()
    }
}

struct RatingEntry_Previews: PreviewProvider {
    static var previews: some View {
        RatingEntry(rating: .constant(4))
            .previewLayout(.sizeThatFits)
        ReviewEntry()
    }
}
