package import Lamina
import SignUpViews

/// The window: the list of pages on the left, the chosen page beside it.
package struct GalleryView: View {
  @State private var selection: GalleryPage?
  private let isServed: Bool
  private let followed: FollowedTheme?

  /// Begins on a page, in the theme of a file if there is one; where `isServed`, a page may have a server of its own
  /// while it is shown.
  package init(
    page: GalleryPage = .text, isServed: Bool = false, theme followed: FollowedTheme? = nil
  ) {
    _selection = State(initialValue: page)
    self.isServed = isServed
    self.followed = followed
  }

  package var body: some View { window.following(followed) }

  private var window: some View {
    HStack(spacing: 0) {
      Sidebar(selection: $selection).frame(width: 200)
      Hairline(axis: .vertical)
      page.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(minWidth: 640, minHeight: 400)
    .environment(\.servesSignUp, isServed)
  }

  @ViewBuilder private var page: some View {
    if let selection { selection.view.id(selection) }
  }
}

/// The names of the pages, one of them selected.
private struct Sidebar: View {
  @Binding var selection: GalleryPage?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Gallery").font(.title3.bold()).padding(.horizontal, 16).padding(.vertical, 18)
      ScrollViewReader { proxy in
        List(GalleryPage.allCases, id: \.self, selection: $selection) { page in
          Text(page.name).padding(.vertical, 2)
        }
        .listStyle(.sidebar)
        .onAppear { if let selection { proxy.scrollTo(selection) } }
      }
    }
    .background(Color(role: .secondaryBackground))
  }
}

extension View {
  /// Shows it in the theme of a file, if there is one.
  package func following(_ theme: FollowedTheme?) -> some View {
    InTheme(theme: theme, content: self)
  }
}

private struct InTheme<Content: View>: View {
  let theme: FollowedTheme?
  let content: Content

  var body: some View {
    if let theme {
      // Read here, so that only who shows what differs is evaluated for another theme.
      content.theme(theme.theme).environment(theme)
    } else {
      content
    }
  }
}
