import Lamina

/// Who buys.
@Observable
package final class Account {
  package var name: String

  package init(name: String) { self.name = name }
}
