package import Lamina

/// A page of the gallery.
package nonisolated enum GalleryPage: String, CaseIterable, Identifiable, Hashable, Sendable {
  case text = "Text"
  case shapes = "Shapes"
  case drawing = "Drawing"
  case images = "Images"
  case symbols = "Symbols"
  case loading = "Loading"
  case stacks = "Stacks"
  case controls = "Controls"
  case pickers = "Pickers"
  case forms = "Forms"
  case values = "Values"
  case scrolling = "Scrolling"
  case landmarks = "Landmarks"
  case rainforest = "Rainforest"
  case layers = "Layers"
  case masks = "Masks"
  case curves = "Curves"
  case chain = "Chain"
  case springs = "Springs"
  case transitions = "Transitions"
  case particles = "Particles"
  case layouts = "Layouts"
  case grids = "Grids"
  case dreams = "Dreams"
  case constraints = "Constraints"
  case priorities = "Priorities"
  case navigation = "Navigation"
  case presentation = "Presentation"
  case sharing = "Sharing"
  case textFields = "Text fields"
  case editor = "Editor"
  case focus = "Focus"
  case gestures = "Gestures"
  case clicks = "Clicks"
  case files = "Files"
  case signUp = "Sign-up"
  case themes = "Themes"
  case wireframes = "Wireframes"
  case webAPIs = "Web APIs"

  package var id: String { rawValue }
  package var name: String { rawValue }

  /// The page by name, however its letters are cased.
  package init?(named name: String) {
    guard let page = Self.allCases.first(where: { $0.name.lowercased() == name.lowercased() })
    else { return nil }
    self = page
  }

  /// What the page is about, in one sentence.
  package var summary: String {
    switch self {
    case .text: "Sizes, scripts, line breaking and styles within a line."
    case .shapes: "Outlines that are filled, stroked, shaded and combined."
    case .drawing: "Canvases, meshes, combined outlines, and panes of glass."
    case .images: "Picture files at every size, cut to any shape."
    case .symbols: "Outlines by name: variants, weights, layers, values and effects."
    case .loading: "Pictures that come by and by: placeholder, progress, failure, fade."
    case .stacks: "Views in rows, columns and layers, and who gets the room."
    case .controls: "What people press, switch and drag."
    case .pickers: "One of several: opened, side by side, below each other, on a drum."
    case .forms: "Labels and controls in rows and columns, and groups of them."
    case .values: "Numbers, dates and colours: stepped, typed, chosen and mixed."
    case .scrolling: "Content larger than its place, in one direction or two."
    case .landmarks: "A thousand rows, of which only those in sight exist."
    case .rainforest: "Two thousand photographs that are decoded while one scrolls."
    case .layers: "Every property of a layer, in one's hands."
    case .masks: "What the alpha of one thing leaves of another."
    case .curves: "How a movement goes with its time."
    case .chain: "Movements one after the other and side by side, and who waits for whom."
    case .springs: "Things that are let go, and come to rest where they belong."
    case .transitions: "How views come, go, change places and become others."
    case .particles: "Small things in great number, each a function of the time."
    case .layouts: "Layouts as values: what is composed, where it goes, and in which rectangle."
    case .grids: "Rows and columns that fit what is in them, or as many as fit."
    case .dreams: "A whole application: dreams with unicorns, undone as one likes."
    case .constraints: "What must hold between views, and what gives way."
    case .priorities: "A row in your hands: its width, who is served first, where its views meet."
    case .navigation: "Stacks, columns and tabs, with bars that say where one is."
    case .presentation: "What comes above other things, and goes again: sheets, alerts, popovers."
    case .sharing: "What goes to other programs, and who takes it there."
    case .textFields: "What people type, letter by letter, in every direction of writing."
    case .editor: "A text of many lines, a page or a megabyte, to be typed in without delay."
    case .focus: "Where keys go: forms, sections, lists, and what they do there."
    case .gestures: "What fingers and buttons do: held, dragged, pinched, together or in turn."
    case .clicks: "Streams: one of clicks, counted, and put together where they are close."
    case .files: "Files that are chosen, written, moved and let go here."
    case .signUp: "A form that asks a server while one types: only the latest answer shows."
    case .themes: "Looks as data: five of them, one beside another, and what is wrong with them."
    case .wireframes:
      "Screens that do not know each other, and the map that says what follows what."
    case .webAPIs: "An API as a value: checked while one types, read, and answered for."
    }
  }

  /// The page itself.
  @MainActor @ViewBuilder package var view: some View {
    switch self {
    case .text: TextPage()
    case .shapes: ShapesPage()
    case .drawing: DrawingPage()
    case .images: ImagesPage()
    case .symbols: SymbolsPage()
    case .loading: LoadingPage()
    case .stacks: StacksPage()
    case .controls: ControlsPage()
    case .pickers: PickersPage()
    case .forms: FormsPage()
    case .values: ValuesPage()
    case .scrolling: ScrollingPage()
    case .landmarks: LandmarksPage()
    case .rainforest: RainforestPage()
    case .layers: LayersPage()
    case .masks: MasksPage()
    case .curves: CurvesPage()
    case .chain: ChainPage()
    case .springs: SpringsPage()
    case .transitions: TransitionsPage()
    case .particles: ParticlesPage()
    case .layouts: LayoutsPage()
    case .grids: GridsPage()
    case .dreams: DreamsPage()
    case .constraints: ConstraintsPage()
    case .priorities: PrioritiesPage()
    case .navigation: NavigationPage()
    case .presentation: PresentationPage()
    case .sharing: SharingPage()
    case .textFields: TextFieldsPage()
    case .editor: EditorPage()
    case .focus: FocusPage()
    case .gestures: GesturesPage()
    case .clicks: ClicksPage()
    case .files: FilesPage()
    case .signUp: SignUpPage()
    case .themes: ThemesPage()
    case .wireframes: WireframesPage()
    case .webAPIs: WebAPIsPage()
    }
  }
}
