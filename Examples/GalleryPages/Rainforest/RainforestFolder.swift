package import Lamina
package import RainforestScene

extension EnvironmentValues {
  /// Where the Rainforest page finds its pictures; they are made there when they are missing.
  package var rainforestFolder: PictureFolder {
    get { self[RainforestFolderKey.self] }
    set { self[RainforestFolderKey.self] = newValue }
  }
}

private struct RainforestFolderKey: EnvironmentKey {
  static let defaultValue = PictureFolder.standard
}
