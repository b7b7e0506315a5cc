import Combine
import SwiftUI

/// Written when SwiftUI was a year old: every name here has a newer one.
struct GuestBook: View {
  @State private var name = ""
  @State private var secret = ""
  @State private var isEditing = false
  @State private var guests: [String] = []
  @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver

  var body: some View {
    NavigationView {
      VStack(alignment: .leading, spacing: 12) {
        TextField(
          "Name", text: $name, onEditingChanged: { self.isEditing = $0 }, onCommit: self.add
        )
        .textFieldStyle(RoundedBorderTextFieldStyle())
        SecureField("Pass phrase", text: $secret, onCommit: add)
        if isEditing {
          Text("Press Return to sign").font(.caption).foregroundColor(.secondary)
        }
        ForEach(guests, id: \.self) { guest in
          HStack {
            Image(systemName: "star.fill")
              .imageScale(.large)
              .accessibility(hidden: true)
            Text(guest)
          }
          .accessibility(label: Text("Guest \(guest)"))
          .accessibility(hint: Text(voiceOver ? "Signed today" : ""))
        }
        ProgressView(value: min(1, Double(guests.count) / 4))
          .progressViewStyle(LinearProgressViewStyle(tint: .green))
          .accessibility(identifier: "full")
        if guests.isEmpty {
          ProgressView("Waiting").progressViewStyle(CircularProgressViewStyle())
        }
      }
      .padding()
      .background(
        RadialGradient(
          stops: [.init(color: .white, location: 0.3), .init(color: .yellow, location: 1)],
          center: .top, startRadius: 20, endRadius: 400)
      )
      .cornerRadius(10, antialiased: true)
      .modifier(EmptyModifier())
      .navigationBarTitle("Guests", displayMode: .inline)
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private func add() {
    guests.append(name)
    name = ""
  }
}

struct OldSpellings_Previews: PreviewProvider {
  static var previews: some View {
    GuestBook().previewLayout(.fixed(width: 320, height: 360))
  }
}
