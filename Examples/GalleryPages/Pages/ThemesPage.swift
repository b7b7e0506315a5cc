import DreamsViews
import Lamina
import LaminaThemeFiles

/// Themes: five to choose from, one made of a colour, one beside another, and findings.
struct ThemesPage: View {
  @State private var choice = 0
  @State private var hue = 0.4
  @Environment(FollowedTheme.self) private var followed: FollowedTheme?

  var body: some View {
    PageScaffold(.themes) {
      Sample(
        "Switch",
        "A picture, a font and colours, each by its key: whatever shows one that changes is drawn again."
      ) {
        VStack(alignment: .leading, spacing: 16) {
          VStack(alignment: .leading, spacing: 6) {
            Text("Theme").font(.caption).foregroundStyle(.secondary)
            FlowLayout(spacing: 6) {
              ForEach(options, id: \.value) { value, name in
                ChoiceButton(
                  name: name, value: value, selection: $choice.animation(.themeSwitch))
              }
            }
          }
          if choice == GalleryThemes.all.count { Dial("Hue", $hue, in: 0...1, digits: 2) }
          FlowLayout(spacing: 16) {
            Postcard()
            ThemeCard(name: theme.name)
          }
          .theme(theme)
        }
      }
      Sample("One beside another", "Each part of a window may have a theme of its own.") {
        FlowLayout(spacing: 12) {
          ForEach(1..<4) { number in
            ThemeCard(name: GalleryThemes.all[number].name).theme(GalleryThemes.all[number])
          }
        }
      }
      Sample("Findings", "What the validator says of a theme, with the line and the repair.") {
        Findings()
      }
      if let followed {
        Sample("The file", "What was said of the theme that the gallery follows.") {
          FileFindings(followed: followed)
        }
      }
    }
  }

  private var options: [(value: Int, name: String)] {
    let names = GalleryThemes.all.map(\.name) + ["Seed"]
    return names.enumerated().map { ($0.offset, $0.element) }
  }

  private var theme: Theme {
    if choice < GalleryThemes.all.count { return GalleryThemes.all[choice] }
    let seed = OKLCH(lightness: 0.6, chroma: 0.15, hue: hue * 2 * .pi).resolved
    return GalleryThemes.illustrated(Theme.made(name: "Seed", fromSeed: seed))
  }
}

/// What the article on themes begins with: a picture and a text, whose looks stand under "postcard" and "heading".
private struct Postcard: View {
  @Environment(\.theme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ThemedImage("postcard") { $0.resizable().scaledToFit() }
        .accessibilityLabel("A hut below hills")
      VStack(alignment: .leading, spacing: 4) {
        Text("From the hills").font(theme.font("heading") ?? .title2)
          .foregroundStyle(theme.color("title") ?? .primary)
        Text("The light is soft, and the hut is ours until the end of the week.")
          .font(.callout).foregroundStyle(.secondary)
      }
      .fixedSize(horizontal: false, vertical: true)
      .padding(14)
    }
    .frame(width: 264)
    .background(.background)
    .clipShape(RoundedRectangle(cornerRadius: theme.length("corner.card") ?? 12))
    .overlay(
      RoundedRectangle(cornerRadius: theme.length("corner.card") ?? 12).strokeBorder(.separator))
  }
}

/// Controls and texts in the theme of their place.
private struct ThemeCard: View {
  let name: String
  @Environment(\.theme) private var theme
  @State private var isOn = true
  @State private var value = 0.6

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(name).font(.title3.bold()).foregroundStyle(theme.color("title") ?? .primary)
      Text("Texts of second rank").foregroundStyle(.secondary)
      TextRow(spacing: 8) {
        Button("More") { value = min(1, value + 0.1) }.buttonStyle(.borderedProminent)
        Button("Less") { value = max(0, value - 0.1) }
      }
      Toggle("Remind me", isOn: $isOn)
      Slider(value: $value).accessibilityLabel("Amount")
      Swatches()
    }
    .padding(16)
    .frame(width: 208)
    .background(.background)
    .clipShape(RoundedRectangle(cornerRadius: theme.length("corner.card") ?? 12))
    .overlay(
      RoundedRectangle(cornerRadius: theme.length("corner.card") ?? 12).strokeBorder(.separator))
  }
}

/// The named colours of the theme.
private struct Swatches: View {
  private let keys = [
    "accent", "positive", "warning", "critical", "color.teal", "color.purple", "color.pink",
  ]

  var body: some View {
    HStack(spacing: 6) {
      ForEach(keys, id: \.self) { key in
        ThemeColor(key).frame(width: 19, height: 19).clipShape(Circle())
      }
    }
  }
}

/// What is wrong with the file that the gallery follows.
private struct FileFindings: View {
  let followed: FollowedTheme

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if followed.messages.isEmpty { Text("Nothing is wrong with it.").foregroundStyle(.secondary) }
      ForEach(followed.messages, id: \.self) { Text($0).font(.callout) }
    }
    .frame(maxWidth: 640, alignment: .leading)
  }
}

/// Sentences about a theme that is not well.
private struct Findings: View {
  private let findings = GalleryThemes.findings

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(findings.indices, id: \.self) { index in
        let finding = findings[index]
        VStack(alignment: .leading, spacing: 2) {
          Text("\(finding.key), line \(finding.place.line)").font(.callout.bold())
          Text(words(of: finding)).font(.callout).foregroundStyle(.secondary)
        }
      }
    }
    .frame(maxWidth: 640, alignment: .leading)
  }

  /// The sentence without the place.
  private func words(of finding: ThemeFinding) -> String {
    let text = finding.description
    guard let start = text.range(of: ": error: ") else { return text }
    return String(text[start.upperBound...])
  }
}
