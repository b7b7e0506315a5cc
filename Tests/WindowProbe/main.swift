// A program with one window that paints a pattern, prints every event as a line, and takes
// commands on its standard input; the tests of LaminaWindow drive it from outside.
import LaminaGeometry
import LaminaHost
import LaminaWindow

do {
  let probe = try Probe(host: WindowHost())
  probe.run()
} catch {
  say("error \(error)")
  exit(1)
}
