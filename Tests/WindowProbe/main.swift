// A program with one window that paints a pattern, prints every event as a line, and takes
// commands on its standard input; the tests of LaminaWindow drive it from outside.
import Glibc
import LaminaGeometry
import LaminaHost
import LaminaWindow

do {
  if CommandLine.arguments.contains("--field") {
    try FieldProbe(host: WindowHost()).run()
  } else {
    let identifier = getenv("PROBE_IDENTIFIER").map { String(cString: $0) }
    try Probe(host: WindowHost(applicationIdentifier: identifier)).run()
  }
} catch {
  say("error \(error)")
  exit(1)
}
