import Foundation
import LaminaRoutes
import LaminaWireframes

/// Maps that several tests use.
enum Samples {
  /// The article's own file.
  static let article = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>Decodes</key>
      <dict>
        <key>Home</key>
        <dict>
          <key>class</key><string>HomeViewController</string>
          <key>storyboard</key><string>Main</string>
          <key>id</key><string>Home</string>
        </dict>
        <key>Seller</key>
        <dict>
          <key>class</key><string>SellerViewController</string>
          <key>builder</key><string>seller</string>
        </dict>
        <key>Product</key>
        <dict>
          <key>class</key><string>ProductViewController</string>
          <key>builder</key><string>product</string>
        </dict>
      </dict>
      <key>Destinations</key>
      <dict>
        <key>Home-Detail-Seller</key>
        <dict>
          <key>target</key><string>Seller</string>
          <key>navigator</key><string>animated-present</string>
        </dict>
        <key>Home-Detail-Product</key>
        <dict>
          <key>target</key><string>Product</string>
          <key>navigator</key><string>navigation-wrap</string>
        </dict>
        <key>Seller-Back</key>
        <dict><key>navigator</key><string>animated-dismiss</string></dict>
        <key>Product-Back</key>
        <dict><key>navigator</key><string>instant-dismiss</string></dict>
      </dict>
    </dict>
    </plist>
    """

  static let articleJSON = """
    {"Decodes": {
      "Home": {"class": "HomeViewController", "storyboard": "Main", "id": "Home"},
      "Seller": {"class": "SellerViewController", "builder": "seller"},
      "Product": {"class": "ProductViewController", "builder": "product"}},
     "Destinations": {
      "Home-Detail-Seller": {"target": "Seller", "navigator": "animated-present"},
      "Home-Detail-Product": {"target": "Product", "navigator": "navigation-wrap"},
      "Seller-Back": {"navigator": "animated-dismiss"},
      "Product-Back": {"navigator": "instant-dismiss"}}}
    """

  /// The names that the article's program registers.
  static var registry: WireframeRegistry {
    var registry = WireframeRegistry.standard
    registry.builders.formUnion(["seller", "product"])
    registry.navigators["navigation-wrap"] = .present(.cover, inStack: true)
    registry.storyboards = ["Main": ["Home"]]
    registry.types = ["HomeViewController", "SellerViewController", "ProductViewController"]
    registry.entries = [WireframeEntry("Home", isInStack: false)]
    return registry
  }

  static func map(_ text: String, file: String = "Wireframe.json") -> WireframeMap {
    WireframeMap(data: Data(text.utf8), file: file)
  }
}
