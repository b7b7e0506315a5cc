import Foundation
package import LaminaDisplay

/// Prints what the passes of each frame did: how often each ran, on how many, and for how long.
///
/// ```
/// lamina.passes 12 evaluate 1 3 0.214ms resolve 1 1 0.031ms prepare 1 40 0.105ms …
/// ```
package enum PassTrace {
  package static func line(_ passes: FramePasses, of frame: Int) -> String {
    let words = FramePass.allCases.compactMap { pass -> String? in
      let figures = passes[pass]
      guard figures.runs > 0 else { return nil }
      let time = String(format: "%.3f", Double(figures.nanoseconds) / 1e6)
      return "\(pass) \(figures.runs) \(figures.items) \(time)ms"
    }
    return (["lamina.passes \(frame)"] + words).joined(separator: " ")
  }

  static func print(_ passes: FramePasses, of frame: Int) {
    FileHandle.standardError.write(Data((line(passes, of: frame) + "\n").utf8))
  }
}
