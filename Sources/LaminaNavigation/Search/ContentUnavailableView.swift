public import LaminaLocalization
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaText

/// What a place says that has nothing to show: an icon, a title, and what a person can do.
///
/// ```swift
/// NavigationSplitView { Mailboxes() } detail: {
///   ContentUnavailableView("No Mail", systemImage: "envelope", description: Text("New mails appear here."))
/// }
/// List(found) { Text($0.name) }
///   .searchable(text: $words)
///   .overlay { if found.isEmpty { ContentUnavailableView.search } }
/// ```
/// It stands in the middle of all the room that there is.
public struct ContentUnavailableView<Title: View, Description: View, Actions: View>: View {
  private let label: Title
  private let description: Description
  private let actions: Actions

  /// Makes one of a label, and of views below it.
  public init(
    @ViewBuilder label: () -> Title, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 6) {
        label.labelLook(.placard)
        description.font(.callout).foregroundStyle(.secondary).multilineTextAlignment(.center)
      }
      VStack(spacing: 10) { actions }
    }
    .frame(maxWidth: 360)
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Title == Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes one of a title, a system symbol, and a sentence below.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil)
  {
    self.init {
      Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Makes one of a title, a picture in the program's bundle, and a sentence below.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init {
      Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

extension ContentUnavailableView
where
  Title == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What a search says that finds nothing, with the words of the search of the screen in which it stands.
  public static var search: ContentUnavailableView { ContentUnavailableView(words: nil) }

  /// What a search for these words says that finds nothing.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(words: text)
  }

  private init(words: String?) {
    self.init {
      SearchUnavailableContent.Label(words: words)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// The parts of what a search says that finds nothing; `ContentUnavailableView.search` has them.
public enum SearchUnavailableContent {
  /// Says that there are no results, and for which words.
  public struct Label: View {
    let words: String?
    @Environment(\.searchModel) private var model
    @Environment(\.screenPlace) private var place

    public var body: some View {
      let search = model ?? place?.screen.bar.search
      let words = words ?? search?.text.wrappedValue ?? ""
      LaminaControls.Label(
        words.isEmpty ? "No Results" : "No Results for “\(words)”", systemImage: "magnifyingglass")
    }
  }

  /// Says what a person can try.
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}
