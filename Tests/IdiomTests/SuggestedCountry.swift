import Foundation
import Lamina
import LaminaTesting
import Testing

private struct Country: Identifiable {
  let id: String
  let name: String
}

private struct CountryField: View {
  @State private var name = ""
  private let countries = [
    Country(id: "de", name: "Germany"), Country(id: "gh", name: "Ghana"),
    Country(id: "gr", name: "Greece"),
  ]
  private var found: [Country] {
    name.isEmpty
      ? []
      : countries.filter { $0.name.lowercased().hasPrefix(name.lowercased()) && $0.name != name }
  }

  var body: some View {
    Form {
      TextField("Country", text: $name)
        .textInputSuggestions(found) { country in
          Label(country.name, systemImage: "globe").textInputCompletion(country.name)
        }
      Text("Ship to \(name)").accessibilityIdentifier("target")
    }
  }
}

@MainActor @Suite("Idioms: a country that is suggested")
struct SuggestedCountryIdiom {
  @Test("Letters find countries, and the arrows and Return take one")
  func choosing() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) { CountryField() }
    harness.tap("Country")
    harness.type("g")
    #expect(harness.exists("Germany") && harness.exists("Greece"))
    harness.type("r")
    harness.press(.downArrow)
    harness.press(.return)
    #expect(harness.text(of: "target") == "Ship to Greece")
    #expect(!harness.exists("Germany"))
  }

  @Test("A click takes one, too")
  func clicking() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) { CountryField() }
    harness.tap("Country")
    harness.type("gh")
    harness.tap("Ghana")
    #expect(harness.text(of: "target") == "Ship to Ghana")
  }
}
