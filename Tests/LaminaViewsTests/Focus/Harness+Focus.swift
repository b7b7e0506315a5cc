import LaminaTesting
import LaminaViews

extension Harness {
  /// What has the focus, in words; nil for nothing that means something.
  var focusedName: String? { semanticTree.all.first { $0.isFocused }?.text }

  /// The bytes of what the window shows.
  var pixels: [UInt8] { picture().withUnsafeBytes { Array($0) } }
}
