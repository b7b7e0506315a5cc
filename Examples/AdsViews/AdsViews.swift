/// A web API in one window: its description, its documents, and a mock that answers by it.
///
/// ```
///  text ──ModelCheck, off the main actor──▶ problems, marks
///                └ usable ─▶ APIModel ─▶ documents
///                                └────▶ MockDesk ◀─ port ─ AdsClient, or any other program
/// ```
///
/// The newest text wins: what was checked for an older one is not shown.
enum AdsViews {}
