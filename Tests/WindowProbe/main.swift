// A program with one window that paints a pattern, prints every event as a line, and takes
// commands on its standard input; the tests of LaminaWindow drive it from outside.
import LaminaGeometry
import LaminaHost
import LaminaWindow

do {
  if CommandLine.arguments.contains("--field") {
    try FieldProbe(host: WindowHost()).run()
  } else {
    try Probe(host: WindowHost()).run()
  }
} catch {
  say("error \(error)")
  exit(1)
}
