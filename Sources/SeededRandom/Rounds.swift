import Foundation

/// How many rounds a test by seed goes: `few`, or `all` of them where `LAMINA_ROUNDS` is `all`, as
/// `make soak ARGS=tests` has it.
package func rounds(_ few: Int, of all: Int) -> Int {
  ProcessInfo.processInfo.environment["LAMINA_ROUNDS"] == "all" ? all : few
}
