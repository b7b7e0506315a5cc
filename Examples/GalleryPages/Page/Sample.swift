import Lamina

/// One thing that a page shows: a title, a caption that says what to look at, and a card with it.
struct Sample<Content: View>: View {
  let title: String
  let caption: String
  let content: Content

  init(_ title: String, _ caption: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.caption = caption
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.title3.weight(.semibold))
        Text(caption).foregroundStyle(.secondary)
      }
      Card { content }
    }
  }
}

/// A white box with round corners.
struct Card<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    content
      .padding(20)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.background, in: outline)
      .overlay(outline.strokeBorder(Color(role: .separator)))
  }

  private var outline: RoundedRectangle {
    RoundedRectangle(cornerRadius: PageMetrics.cornerRadius)
  }
}

/// A view with its name below it; in a row, the names stand on one line.
struct Captioned<Content: View>: View {
  let caption: String
  let content: Content
  @Environment(\.dynamicTypeSize) private var textSize

  init(_ caption: String, @ViewBuilder content: () -> Content) {
    self.caption = caption
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 10) {
      content
      Text(textSize.isAccessibilitySize ? caption.breakingBetweenWords : caption)
        .accessibilityLabel(caption)
        .font(.caption)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
  }
}

extension String {
  /// A name of code that may become lines at its words: "rounded" and "Rectangle", "blur" and "(4)".
  fileprivate var breakingBetweenWords: String {
    var result = ""
    for character in self {
      if let last = result.last, last.isLowercase, character.isUppercase || "(.".contains(character)
      {
        result.append("\u{200B}")
      }
      result.append(character)
    }
    return result
  }
}

/// A thin line between things.
struct Hairline: View {
  var axis = Axis.horizontal

  var body: some View {
    Color(role: .separator)
      .frame(width: axis == .vertical ? 1 : nil, height: axis == .horizontal ? 1 : nil)
  }
}
