import SwiftUI

struct ParkLandmark: Identifiable, Hashable {
    let id: Int
    var name: String
    var park: String
    var state: String
    var isFavorite: Bool
}

extension ParkLandmark {
    static let samples = [
        ParkLandmark(id: 1, name: "Turtle Rock", park: "Joshua Tree", state: "California", isFavorite: true),
        ParkLandmark(id: 2, name: "Silver Creek", park: "North Cascades", state: "Washington", isFavorite: false),
        ParkLandmark(id: 3, name: "Lake Umbagog", park: "Umbagog", state: "New Hampshire", isFavorite: true),
    ]
}

struct ParkRow: View {
    var landmark: ParkLandmark

    var body: some View {
        HStack {
            Image(systemName: "photo")
                .resizable()
                .frame(width: 50, height: 50)
            Text(landmark.name)

            Spacer()

            if landmark.isFavorite {
                Image(systemName: "star.fill")
                    .foregroundColor(.yellow)
            }
        }
    }
}

struct ParkDetail: View {
    var landmark: ParkLandmark

    var body: some View {
        VStack(alignment: .leading) {
            Text(landmark.name)
                .font(.title)

            HStack {
                Text(landmark.park)
                Spacer()
                Text(landmark.state)
            }
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        .padding()
        .navigationTitle(landmark.name)
    }
}

struct ParkList: View {
    @State private var showFavoritesOnly = false

    var filteredLandmarks: [ParkLandmark] {
        ParkLandmark.samples.filter { landmark in
            (!showFavoritesOnly || landmark.isFavorite)
        }
    }

    var body: some View {
        NavigationStack {
            List {
                Toggle(isOn: $showFavoritesOnly) {
                    Text("Favorites only")
                }

                ForEach(filteredLandmarks) { landmark in
                    NavigationLink {
                        ParkDetail(landmark: landmark)
                    } label: {
                        ParkRow(landmark: landmark)
                    }
                }
            }
            .navigationTitle("Parks")
        }
    }
}

#Preview("Turtle Rock") {
    ParkRow(landmark: ParkLandmark.samples[0])
}

#Preview {
    ParkList()
}

#Preview("Rows", traits: .sizeThatFitsLayout) {
    Group {
        ParkRow(landmark: .samples[0])
        ParkRow(landmark: .samples[1])
    }
}
