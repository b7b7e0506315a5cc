/// ReaderFeed: turns an Atom file from anywhere into values that a view can show.
///
/// ```
///  file ──read──▶ bytes ──MarkupDocument──▶ tree ──AtomParser──▶ Feed ─▶ Entry ─▶ Article
///        FeedFile          (libxml2)         │                                     ▲
///                                            └──html text──▶ tree ──BlockBuilder───┘
/// ```
///
/// ```swift
/// let feed = try Feed(contentsOf: "atom.xml")       // throws FeedError: one sentence, the repair
/// feed.title                                        // "移动开发"
/// feed.entries.count                                // 7
/// for block in feed.entries[6].article.blocks {
///   switch block {
///   case .paragraph(let inline): print(inline.text)
///   case .code(let language, let text, _): print(language ?? "text", text)
///   default: break
///   }
/// }
/// ```
///
/// Everything here is a Sendable value made by a pure function of the bytes: call it on any thread.
/// LaminaMarkup reads the text with libxml2: no network, no entity expansion, stated limits
/// (`FeedLimits`), every tree freed before the function that made it returns.
