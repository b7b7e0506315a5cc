import SwiftUI

enum ScrumTheme: String, CaseIterable, Identifiable, Codable {
    case bubblegum, buttercup, indigo, teal

    var accentColor: Color {
        switch self {
        case .bubblegum, .buttercup: return .black
        case .indigo, .teal: return .white
        }
    }
    var mainColor: Color {
        switch self {
        case .bubblegum: return .pink
        case .buttercup: return .yellow
        case .indigo: return .indigo
        case .teal: return .teal
        }
    }
    var name: String {
        rawValue.capitalized
    }
    var id: String {
        name
    }
}

struct ScrumMeeting: Identifiable, Codable {
    let id: UUID
    var title: String
    var attendees: [Attendee]
    var lengthInMinutes: Int
    var theme: ScrumTheme

    init(id: UUID = UUID(), title: String, attendees: [String], lengthInMinutes: Int, theme: ScrumTheme) {
        self.id = id
        self.title = title
        self.attendees = attendees.map { Attendee(name: $0) }
        self.lengthInMinutes = lengthInMinutes
        self.theme = theme
    }

    struct Attendee: Identifiable, Codable {
        let id: UUID
        var name: String

        init(id: UUID = UUID(), name: String) {
            self.id = id
            self.name = name
        }
    }
}

struct ScrumCard: View {
    let scrum: ScrumMeeting

    var body: some View {
        VStack(alignment: .leading) {
            Text(scrum.title)
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            Spacer()
            HStack {
                Label("\(scrum.attendees.count)", systemImage: "list.bullet")
                    .accessibilityLabel("\(scrum.attendees.count) attendees")
                Spacer()
                Label("\(scrum.lengthInMinutes)", systemImage: "circle")
                    .accessibilityLabel("\(scrum.lengthInMinutes) minute meeting")
            }
            .font(.caption)
        }
        .padding()
        .foregroundColor(scrum.theme.accentColor)
    }
}

struct ScrumTutorial_Previews: PreviewProvider {
    static var scrum = ScrumMeeting(title: "Design", attendees: ["Cathy", "Daisy"], lengthInMinutes: 10, theme: .indigo)

    static var previews: some View {
        ForEach(ScrumTheme.allCases) { theme in
            ScrumCard(scrum: ScrumMeeting(title: theme.name, attendees: ["Simon"], lengthInMinutes: 5, theme: theme))
                .background(theme.mainColor)
                .previewLayout(.fixed(width: 400, height: 60))
                .previewDisplayName(theme.name)
        }
    }
}
