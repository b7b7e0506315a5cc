package import Foundation

/// What a desktop asks of a program.
package struct DesktopRequest: Hashable, Sendable {
  /// What it asks for.
  package enum Wish: Hashable, Sendable {
    /// To be seen.
    case activate
    /// To open addresses.
    case open([URL])
    /// To do what an action of its menu says.
    case action(String)
  }

  package let wish: Wish
  /// What lets the program come to the front: the desktop's word that a person has asked for it.
  package let token: String?

  package init(_ wish: Wish, token: String? = nil) {
    self.wish = wish
    self.token = token
  }

  /// What is opened: an action is the address `x-desktop-action:NAME`.
  package var addresses: [URL] {
    switch wish {
    case .activate: []
    case .open(let addresses): addresses
    case .action(let name): URL(string: "x-desktop-action:" + name).map { [$0] } ?? []
    }
  }
}
