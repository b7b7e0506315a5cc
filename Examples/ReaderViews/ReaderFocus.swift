/// Where the keyboard is in the window.
enum ReaderFocus: Hashable {
  case search, list, article
}
