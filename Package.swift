// swift-tools-version: 6.2
import CompilerPluginSupport
import Glibc
import PackageDescription

/// What every Swift target is compiled with.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What views, navigation, hosts and programs add: their code runs on the main actor.
let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// A room: one target, one folder under Sources/, and the rooms below that it may import.
///
/// `Scripts/check-imports` holds the same table and fails when a source file goes around it.
func room(
  _ name: String, imports rooms: [String] = [], _ extra: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: rooms.map { .byName(name: $0) }, swiftSettings: settings + extra)
}

func tests(
  of name: String, with rooms: [String] = [], excluding files: [String] = [],
  copying folders: [String] = [],
  _ extra: [SwiftSetting] = []
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: ([name, "SeededRandom"] + rooms).map { .byName(name: $0) },
    exclude: files,
    resources: folders.map { .copy($0) }, swiftSettings: settings + extra)
}

func library(_ name: String, pkgConfig: String? = nil, apt package: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

/// Reads the options of programs that have some.
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

/// The parts of swift-nio that the example's server stands on.
let nio = ["NIOCore", "NIOPosix", "NIOHTTP1"].map {
  Target.Dependency.product(name: $0, package: "swift-nio")
}

let package = Package(
  name: "Lamina",
  products: [
    .library(name: "Lamina", targets: ["Lamina"]),
    // Apart: with it `import SwiftUI` and canImport(SwiftUI) mean Lamina in all packages of a build.
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    // What makes frames, for hosts and tools of one's own.
    .library(name: "LaminaEngine", targets: ["LaminaEngine"]),
    .library(name: "LaminaTesting", targets: ["LaminaTesting"]),
    // Apart, as it serves programs without an interface too.
    .library(name: "LaminaStreams", targets: ["LaminaStreams"]),
    // Apart, as it serves programs without an interface too.
    .library(name: "LaminaCombine", targets: ["LaminaCombine"]),
    // Files that import Combine stay as they are; with it comes URLSession, which costs 10 MB.
    .library(name: "Combine", targets: ["Combine"]),
    // Apart: with it canImport(UniformTypeIdentifiers) is true in all packages of a build.
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    // Apart, as it serves programs without an interface too.
    .library(name: "LaminaStore", targets: ["LaminaStore"]),
    // Apart: URLSession costs a program 10 MB at its start.
    .library(name: "LaminaNetworking", targets: ["LaminaNetworking"]),
    // Apart: JSON and its schemas serve tools without an interface.
    .library(
      name: "LaminaJSONSchema", targets: ["LaminaJSON", "LaminaPatterns", "LaminaJSONSchema"]),
    // Apart: its maps are read by libxml2.
    .library(name: "LaminaWireframeViews", targets: ["LaminaWireframeViews"]),
    // Apart: it is what an installer's program needs.
    .library(name: "LaminaInstallation", targets: ["LaminaInstallation"]),
    // Apart: few programs notify; the name is the one that files elsewhere import.
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    // Apart: for programs that show notifications themselves.
    .library(name: "LaminaBanners", targets: ["LaminaBanners"]),
    // Apart: few programs print.
    .library(name: "LaminaPrinting", targets: ["LaminaPrinting"]),
    // Apart: its files are read by libxml2.
    .library(name: "LaminaThemeFiles", targets: ["LaminaThemeFiles"]),
    .executable(name: "lamina", targets: ["LaminaThemeTool"]),
    // Apart: models of web APIs, for programs and tools without an interface.
    .library(name: "LaminaAPI", targets: ["LaminaAPI"]),
    // Apart: answers as a model says, for tests and servers.
    .library(name: "LaminaAPIMock", targets: ["LaminaAPIMock"]),
    // Apart: its sockets are SwiftNIO's.
    .library(name: "LaminaAPIServer", targets: ["LaminaAPIServer"]),
    .executable(name: "lamina-api", targets: ["LaminaAPITool"]),
    // Apart: widgets have programs of their own, without a window.
    .library(name: "LaminaWidgets", targets: ["LaminaWidgets", "LaminaWidgetHosting"]),
    // Named so that Benchmarks/ can build and measure them.
    .executable(name: "Hello", targets: ["Hello"]),
    .executable(name: "Reader", targets: ["Reader"]),
    .executable(name: "Dreams", targets: ["Dreams"]),
    .executable(name: "BusProbe", targets: ["BusProbe"]),
    .library(name: "RainforestScene", targets: ["RainforestScene"]),
    .library(name: "SolverScenes", targets: ["SolverScenes"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    // Debian's libraries.
    library("CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev"),
    library("CCairo", pkgConfig: "cairo-ft", apt: "libcairo2-dev"),
    library("CSDL2", apt: "libsdl2-dev"),
    library("CTurboJPEG", apt: "libturbojpeg0-dev"),
    library("CSpng", apt: "libspng-dev"),
    library("CPNG", apt: "libpng-dev"),
    library("CWebP", apt: "libwebp-dev"),
    library("CGif", apt: "libgif-dev"),
    library("CSpawn", apt: "libc6-dev"),
    library("CPrograms", apt: "libc6-dev"),
    library("CSharedMemory", apt: "libc6-dev"),
    library("CCMark", pkgConfig: "libcmark-gfm", apt: "libcmark-gfm-dev"),
    library("CSwiftRuntime", apt: "libc6-dev"),
    library("CXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev"),

    // Numbers for scenes and tests.
    .target(name: "SeededRandom", swiftSettings: settings),

    // Values.
    room("LaminaGeometry"),
    room("LaminaLayout", imports: ["LaminaGeometry", "LaminaAnimation"]),
    room("LaminaConstraints", imports: ["LaminaGeometry", "LaminaLayout"]),
    room("LaminaDrawing", imports: ["LaminaGeometry"]),
    room("LaminaText", imports: ["LaminaGeometry", "LaminaDrawing", "CPango"]),
    room("LaminaThemes", imports: ["LaminaGeometry", "LaminaDrawing", "LaminaText"]),
    room(
      "LaminaRaster",
      imports: [
        "LaminaGeometry", "LaminaDrawing", "LaminaText", "CCairo", "CTurboJPEG", "CSpng", "CPNG",
        "CWebP", "CGif", "CSpawn",
      ]),
    room("LaminaLoading", imports: ["LaminaGeometry", "LaminaDrawing"]),
    room("LaminaNetworking", imports: ["LaminaGeometry", "LaminaDrawing", "LaminaLoading"]),
    room("LaminaSymbols", imports: ["LaminaGeometry", "LaminaDrawing"]),
    room("LaminaAnimation", imports: ["LaminaGeometry"]),
    room("LaminaLayers", imports: ["LaminaGeometry", "LaminaDrawing", "LaminaAnimation"]),
    room(
      "LaminaModelLayers",
      imports: ["LaminaGeometry", "LaminaDrawing", "LaminaAnimation", "LaminaLayers"]),
    room(
      "LaminaDisplay",
      imports: [
        "LaminaGeometry", "LaminaDrawing", "LaminaAnimation", "LaminaLayers", "LaminaModelLayers",
        "LaminaLayout", "LaminaText",
      ]),

    room("LaminaInput", imports: ["LaminaGeometry"]),
    room("LaminaLocalization"),
    // Dictionaries of the machine, opened at run time.
    room("LaminaSpelling"),

    // Data from outside, and navigation as a value.
    room("LaminaMarkup", imports: ["CXML2"]),
    room("LaminaPropertyLists", imports: ["LaminaMarkup"]),
    room("LaminaFollowing"),
    room("LaminaStore", imports: ["LaminaFollowing"]),
    room(
      "LaminaThemeFiles",
      imports: ["LaminaDrawing", "LaminaThemes", "LaminaPropertyLists", "LaminaFollowing"]),
    // What files are; and the same under the name that files for other platforms import.
    room("LaminaContentTypes"),
    room("UniformTypeIdentifiers", imports: ["LaminaContentTypes"]),
    room("LaminaRoutes"),
    room("LaminaJSON"),
    room("LaminaPatterns"),
    room("LaminaJSONSchema", imports: ["LaminaJSON", "LaminaPatterns", "SeededRandom"]),

    // What a desktop has to know of a program.
    room("LaminaInstallation", imports: ["LaminaGeometry", "LaminaDrawing", "LaminaRaster"]),
    // The desktop's bus, off the main actor, and of no other room.
    room("LaminaBus"),
    room("LaminaDesktopSettings", imports: ["LaminaBus"]),
    // Programs of others, and codes for cameras.
    room("LaminaPrograms", imports: ["LaminaBus", "LaminaContentTypes", "CPrograms"]),
    room("LaminaQRCodes"),
    // How values leave a program and come into one.
    room("LaminaTransfer", imports: ["LaminaContentTypes"]),
    room("LaminaWireframes", imports: ["LaminaRoutes", "LaminaPropertyLists", "LaminaFollowing"]),

    .executableTarget(
      name: "LaminaThemeTool",
      dependencies: ["LaminaThemes", "LaminaThemeFiles", "LaminaInstallation", argumentParser],
      path: "Sources/LaminaThemeTool", swiftSettings: settings),
    // Models of web APIs: texts with places, the model, and who reads it. Nothing with an interface.
    room("LaminaAPISource"),
    room(
      "LaminaAPIModel",
      imports: ["LaminaAPISource", "LaminaJSON", "LaminaJSONSchema", "LaminaPatterns"]),
    room(
      "LaminaRAML",
      imports: [
        "LaminaAPISource", "LaminaAPIModel", "LaminaJSON", "LaminaJSONSchema", "LaminaPatterns",
        "LaminaMarkup",
      ]),
    room(
      "LaminaOpenAPI",
      imports: [
        "LaminaAPISource", "LaminaAPIModel", "LaminaJSON", "LaminaJSONSchema", "LaminaPatterns",
      ]),
    room("LaminaAPIClient", imports: ["LaminaAPISource", "LaminaAPIModel", "LaminaJSON"]),
    room(
      "LaminaAPIDocuments",
      imports: ["LaminaAPISource", "LaminaAPIModel", "LaminaJSON", "CCMark"]),
    room("LaminaAPIChanges", imports: ["LaminaAPISource", "LaminaAPIModel", "LaminaJSON"]),
    room(
      "LaminaAPIRules",
      imports: [
        "LaminaAPISource", "LaminaAPIModel", "LaminaJSON", "LaminaJSONSchema", "LaminaPatterns",
      ]),
    room(
      "LaminaAPI",
      imports: [
        "LaminaAPISource", "LaminaAPIModel", "LaminaRAML", "LaminaAPIDocuments", "LaminaOpenAPI",
        "LaminaAPIChanges", "LaminaAPIClient", "LaminaAPIRules",
      ]),
    room(
      "LaminaAPIMock",
      imports: [
        "LaminaAPISource", "LaminaAPIModel", "LaminaJSON", "LaminaJSONSchema", "LaminaPatterns",
        "LaminaMarkup", "SeededRandom",
      ]),
    // NIO is of this room and of the tool, and of nothing with an interface.
    .target(
      name: "LaminaAPIServer", dependencies: ["LaminaAPIMock"] + nio, swiftSettings: settings),
    .executableTarget(
      name: "LaminaAPITool",
      dependencies: [
        "LaminaAPI", "LaminaAPIMock", "LaminaAPIServer", "LaminaJSON", "LaminaFollowing",
        argumentParser,
      ],
      path: "Sources/LaminaAPITool",
      swiftSettings: settings),
    .executableTarget(
      name: "APIScore",
      dependencies: ["LaminaAPI", "LaminaRAML", "LaminaAPISource", "SeededRandom"],
      path: "Tests/APIScore", swiftSettings: settings),
    .executableTarget(
      name: "APIProbe",
      dependencies: ["LaminaAPI", "LaminaAPIMock", "LaminaAPIServer"] + nio,
      path: "Tests/APIProbe", swiftSettings: settings),
    .executableTarget(
      name: "AdsProbe", dependencies: ["Lamina", "LaminaTesting", "LaminaAPI", "AdsViews"],
      path: "Tests/AdsProbe", swiftSettings: settings),

    // Reactive streams: on the main actor, and of no other room.
    room("LaminaStreams", mainActor),
    // Combine's publishers and models: on any thread, and of no other room.
    room("LaminaCombine"),
    room("Combine", imports: ["LaminaCombine"]),

    // The main actor's side.
    // Each names what is right below; what that stands on is added further down.
    room(
      "LaminaKernel",
      imports: [
        "LaminaDisplay", "LaminaLoading", "LaminaConstraints", "LaminaThemes", "LaminaLocalization",
      ], mainActor),
    room("LaminaModels", imports: ["LaminaKernel", "LaminaStore"], mainActor),
    room("LaminaBasics", imports: ["LaminaKernel"], mainActor),
    room("LaminaContents", imports: ["LaminaBasics", "LaminaSymbols"], mainActor),
    room(
      "LaminaInteraction", imports: ["LaminaContents", "LaminaModels", "LaminaInput"], mainActor),
    room("LaminaLists", imports: ["LaminaInteraction"], mainActor),
    room("LaminaControls", imports: ["LaminaLists", "LaminaTransfer"], mainActor),
    room("LaminaTextInput", imports: ["LaminaControls", "LaminaSpelling"], mainActor),
    room("LaminaNavigation", imports: ["LaminaTextInput", "LaminaRoutes"], mainActor),
    room("LaminaForms", imports: ["LaminaNavigation", "LaminaTransfer"], mainActor),
    // Dates and colours, whose calendars and panels are presented.
    room("LaminaPickers", imports: ["LaminaNavigation"], mainActor),
    room(
      "LaminaFiles",
      imports: ["LaminaNavigation", "LaminaBus", "LaminaFollowing", "LaminaTransfer"], mainActor),
    // The compiler's plugin: built for the machine that compiles, and of no program.
    room("LaminaMacros"),
    .macro(
      name: "LaminaMacroPlugin", dependencies: ["LaminaMacros"], path: "Sources/LaminaMacroPlugin",
      swiftSettings: settings),
    room(
      "LaminaViews", imports: ["LaminaForms", "LaminaPickers", "LaminaMacroPlugin"], mainActor),
    room("LaminaPreviews", imports: ["LaminaViews", "CSwiftRuntime"], mainActor),
    room("LaminaPrinting", imports: ["LaminaViews", "LaminaRaster", "LaminaBus"], mainActor),
    room(
      "LaminaSharing",
      imports: [
        "LaminaFiles", "LaminaRaster", "LaminaPrograms", "LaminaQRCodes", "LaminaPrinting",
      ], mainActor),
    room("LaminaWireframeViews", imports: ["LaminaNavigation", "LaminaWireframes"], mainActor),
    // Between the two: what a stream sends to views, and views to streams.
    room(
      "LaminaBindings", imports: ["LaminaViews", "LaminaStreams", "LaminaCombine"], mainActor),
    room("LaminaBanners", imports: ["LaminaViews", "UserNotifications"], mainActor),
    room("LaminaHost", imports: ["LaminaLayers", "LaminaInput"], mainActor),
    room("LaminaHeadless", imports: ["LaminaHost", "LaminaRaster"], mainActor),
    room("LaminaWindow", imports: ["LaminaHost", "LaminaRaster", "CSDL2"], mainActor),
    room("LaminaInstances", mainActor),
    // Processes of widgets: any thread.
    room("LaminaWidgetHosting", imports: ["CSharedMemory"]),
    room(
      "LaminaWidgets",
      imports: ["LaminaApp", "LaminaHeadless", "LaminaStore", "LaminaWidgetHosting"], mainActor),
    room("LaminaActivation", imports: ["LaminaBus", "LaminaInstances"]),
    room("UserNotifications", imports: ["LaminaBus"]),
    room("LaminaApp", imports: ["LaminaViews", "LaminaHost", "LaminaInstances"], mainActor),
    room(
      "LaminaTesting", imports: ["LaminaApp", "LaminaHeadless", "LaminaStreams", "LaminaPreviews"],
      mainActor),
    room("LaminaEngine", imports: ["LaminaApp", "LaminaHeadless"], mainActor),
    room(
      "Lamina",
      imports: [
        "LaminaApp", "LaminaHeadless", "LaminaWindow", "LaminaBindings", "LaminaPreviews",
        "LaminaBus", "LaminaActivation", "LaminaDesktopSettings", "LaminaContentTypes",
        "LaminaFiles", "LaminaSharing",
      ], mainActor),
    room("SwiftUI", imports: ["Lamina", "LaminaCombine"]),

    // Widgets and who shows them.
    .target(
      name: "DreamsToday", dependencies: ["LaminaStore"], path: "Examples/DreamsToday",
      swiftSettings: settings),
    .executableTarget(
      name: "DreamWidgets", dependencies: ["LaminaWidgets", "LaminaStore", "DreamsToday"],
      path: "Examples/DreamWidgets", swiftSettings: settings + mainActor),
    .target(
      name: "TodayViews",
      dependencies: ["Lamina", "LaminaStore", "LaminaWidgets", "LaminaWidgetHosting"],
      path: "Examples/TodayViews", swiftSettings: settings + mainActor),
    .executableTarget(
      name: "Today", dependencies: ["Lamina", "TodayViews"], path: "Examples/Today",
      swiftSettings: settings + mainActor),
    // The programs.
    .target(
      name: "ReaderFeed", dependencies: ["LaminaMarkup"], path: "Examples/ReaderFeed",
      swiftSettings: settings),
    .target(
      name: "ReaderViews", dependencies: ["Lamina", "ReaderFeed"], path: "Examples/ReaderViews",
      swiftSettings: settings + mainActor),
    .executableTarget(
      name: "Reader",
      dependencies: ["Lamina", "ReaderFeed", "ReaderViews", argumentParser],
      path: "Examples/Reader",
      resources: [.copy("Resources/Sample.xml"), .copy("Resources/Layers.png")],
      swiftSettings: settings),

    .target(
      name: "DreamsViews", dependencies: ["Lamina"], path: "Examples/DreamsViews",
      swiftSettings: settings + mainActor),
    .target(
      name: "DreamsReminders",
      dependencies: ["DreamsViews", "LaminaStore", "LaminaBanners", "UserNotifications"],
      path: "Examples/DreamsReminders", swiftSettings: settings),
    .executableTarget(
      name: "Dreams",
      dependencies: [
        "Lamina", "LaminaStore", "LaminaWidgets", "DreamsViews", "DreamsToday", "DreamsReminders",
        argumentParser,
      ],
      path: "Examples/Dreams", swiftSettings: settings),

    // A module compiles and is tested without the market around it.
    .target(
      name: "AccountViews", dependencies: ["Lamina", "LaminaWireframeViews"],
      path: "Examples/AccountViews", swiftSettings: settings + mainActor),
    .target(
      name: "MarketViews", dependencies: ["Lamina", "LaminaWireframeViews", "AccountViews"],
      path: "Examples/MarketViews",
      resources: [
        .copy("Resources/Wireframe.plist"), .copy("Resources/Broken.plist"),
        .process("Resources/Goods"),
      ],
      swiftSettings: settings + mainActor),
    .executableTarget(
      name: "Market",
      dependencies: ["Lamina", "LaminaWireframeViews", "MarketViews", argumentParser],
      path: "Examples/Market", swiftSettings: settings),

    .target(
      name: "LandmarksViews", dependencies: ["Lamina"], path: "Examples/LandmarksViews",
      resources: [.copy("Resources/landmarkData.json"), .copy("Resources/hikeData.json")],
      swiftSettings: settings + mainActor),
    .executableTarget(
      name: "Landmarks", dependencies: ["Lamina", "LandmarksViews", argumentParser],
      path: "Examples/Landmarks", swiftSettings: settings),

    // Written by `lamina-api client` from the example's project.
    .target(name: "AdsClient", path: "Examples/AdsClient", swiftSettings: settings),

    // The only one with views and models of APIs: neither names the other.
    .target(
      name: "AdsViews",
      dependencies: ["Lamina", "LaminaAPI", "LaminaAPIMock", "LaminaAPIServer", "AdsClient"],
      path: "Examples/AdsViews", resources: [.copy("Resources/Project")],
      swiftSettings: settings + mainActor),
    .executableTarget(
      name: "Ads", dependencies: ["Lamina", "AdsViews", argumentParser], path: "Examples/Ads",
      swiftSettings: settings),

    .target(
      name: "SignUpForms", dependencies: ["LaminaStreams"], path: "Examples/SignUpForms",
      swiftSettings: settings + mainActor),
    .target(
      name: "SignUpDesk", dependencies: ["SignUpForms", "SeededRandom"],
      path: "Examples/SignUpDesk",
      swiftSettings: settings),
    // Only what SignUp and its server are built of: NIO and URLSession stay out of the gallery.
    .target(
      name: "SignUpNetwork", dependencies: ["SignUpDesk", "SignUpForms"] + nio,
      path: "Examples/SignUpNetwork", exclude: ["API"], swiftSettings: settings),
    .target(
      name: "SignUpViews", dependencies: ["Lamina", "SignUpForms", "SignUpDesk"],
      path: "Examples/SignUpViews", swiftSettings: settings + mainActor),
    .executableTarget(
      name: "SignUp", dependencies: ["Lamina", "SignUpViews", "SignUpNetwork", argumentParser],
      path: "Examples/SignUp", swiftSettings: settings),
    .executableTarget(
      name: "SignUpServer", dependencies: ["SignUpNetwork", argumentParser],
      path: "Examples/SignUpServer", swiftSettings: settings),

    // Examples.
    .target(
      name: "RainforestScene", dependencies: ["Lamina", "LaminaEngine", "SeededRandom"],
      path: "Examples/RainforestScene",
      swiftSettings: settings),
    .target(
      name: "GalleryPages",
      dependencies: [
        "Lamina", "LaminaThemeFiles", "LaminaWireframeViews", "LaminaAPI", "LaminaAPIMock",
        "RainforestScene", "DreamsViews", "SignUpViews",
      ],
      path: "Examples/GalleryPages",
      resources: [
        .copy("Resources/Landmarks"), .copy("Resources/Pixels.png"), .copy("Resources/Themes"),
      ],
      swiftSettings: settings + mainActor),
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "Lamina", "LaminaPrinting", "GalleryPages", "RainforestScene", argumentParser,
      ],
      path: "Examples/Gallery", swiftSettings: settings),
    .executableTarget(
      name: "Hello", dependencies: ["Lamina"], path: "Examples/Hello",
      swiftSettings: settings + mainActor),

    // Tests.
    .executableTarget(
      name: "WindowProbe",
      dependencies: [
        "CSDL2", "LaminaGeometry", "LaminaDrawing", "LaminaAnimation", "LaminaHost", "LaminaWindow",
        "LaminaApp", "LaminaDisplay", "LaminaRaster", "LaminaText", "LaminaViews",
      ],
      path: "Tests/WindowProbe", swiftSettings: settings + mainActor),
    tests(of: "LaminaAnimation", with: ["LaminaGeometry"]),
    .executableTarget(
      name: "StoreProbe", dependencies: ["LaminaStore"], path: "Tests/StoreProbe",
      swiftSettings: settings),
    tests(of: "LaminaStore", with: ["StoreProbe", "ChildProcesses"]),
    .executableTarget(
      name: "InstanceProbe", dependencies: ["LaminaInstances"], path: "Tests/InstanceProbe",
      swiftSettings: settings + mainActor),
    .target(
      name: "ChildProcesses", path: "Tests/ChildProcesses", swiftSettings: settings),
    tests(of: "ChildProcesses"),
    tests(of: "LaminaFollowing"),
    .executableTarget(
      name: "WidgetProbe", dependencies: ["LaminaWidgetHosting"], path: "Tests/WidgetProbe",
      swiftSettings: settings),
    tests(
      of: "TodayViews",
      with: [
        "Lamina", "LaminaTesting", "LaminaStore", "LaminaWidgets", "DreamWidgets", "DreamsToday",
        "LaminaWidgetHosting", "WidgetEvents", "ChildProcesses",
      ], mainActor),
    tests(
      of: "LaminaWidgets",
      with: [
        "LaminaTesting", "LaminaWidgetHosting", "LaminaAnimation", "LaminaDisplay", "LaminaDrawing",
        "LaminaGeometry", "LaminaStore", "NoteProbe", "ChildProcesses",
      ], mainActor),
    .target(
      name: "WidgetEvents", dependencies: ["LaminaWidgetHosting"], path: "Tests/WidgetEvents",
      swiftSettings: settings),
    tests(of: "LaminaWidgetHosting", with: ["WidgetProbe", "WidgetEvents", "ChildProcesses"]),
    .target(
      name: "XServers", dependencies: ["ChildProcesses"], path: "Tests/XServers",
      swiftSettings: settings),
    tests(of: "LaminaInstances", with: ["InstanceProbe", "ChildProcesses"]),
    tests(of: "LaminaHost", with: ["LaminaGeometry", "LaminaAnimation"], mainActor),
    tests(
      of: "LaminaHeadless",
      with: ["LaminaGeometry", "LaminaDrawing", "LaminaAnimation", "LaminaHost"], mainActor),
    .testTarget(
      name: "LaminaWindowTests",
      dependencies: [
        "LaminaWindow", "LaminaGeometry", "WindowProbe", "Gallery", "Market", "ChildProcesses",
        "XServers", "BusDaemons", "LaminaBus",
      ],
      swiftSettings: settings),
    tests(
      of: "LaminaDisplay",
      with: [
        "LaminaGeometry", "LaminaDrawing", "LaminaLayers", "LaminaLayout", "LaminaText",
        "LaminaRaster",
      ]),
    tests(
      of: "Lamina", with: ["LaminaTesting", "LaminaEngine", "LaminaDesktopSettings"], mainActor),
    // Small programs as users write them; see Tests/IdiomTests/IdiomTests.swift.
    .testTarget(
      name: "IdiomTests", dependencies: ["Lamina", "LaminaTesting", "Combine"],
      exclude: ["Forms/Pictures"], swiftSettings: settings + mainActor),
    // Generated programs, for tests and for `make soak`.
    .target(
      name: "SoakScenes", dependencies: ["Lamina", "LaminaTesting", "SeededRandom"],
      path: "Tests/SoakScenes",
      swiftSettings: settings + mainActor),
    .testTarget(
      name: "SoakTests", dependencies: ["SoakScenes"], swiftSettings: settings + mainActor),
    .executableTarget(
      name: "Soak",
      dependencies: [
        "Lamina", "LaminaTesting", "SoakScenes", "SolverScenes", "GalleryPages", "ReaderFeed",
        "ReaderViews", "DreamsViews", argumentParser,
      ],
      path: "Tests/Soak", swiftSettings: settings),
    tests(of: "LaminaGeometry"),
    tests(of: "LaminaLayout", with: ["LaminaGeometry", "ChildProcesses"], copying: ["Fixtures"]),
    .target(
      name: "SolverScenes", dependencies: ["LaminaConstraints", "SeededRandom"],
      path: "Tests/SolverScenes",
      swiftSettings: settings),
    .executableTarget(
      name: "SolverProbe", dependencies: ["LaminaConstraints", "SolverScenes"],
      path: "Tests/SolverProbe", swiftSettings: settings),
    tests(of: "LaminaConstraints", with: ["LaminaGeometry", "LaminaLayout", "SolverScenes"]),
    .target(
      name: "LayerScenes",
      dependencies: [
        "LaminaGeometry", "LaminaDrawing", "LaminaLayers", "LaminaRaster", "SeededRandom",
      ],
      path: "Tests/LayerScenes", swiftSettings: settings),
    tests(
      of: "LaminaLayers",
      with: [
        "LaminaGeometry", "LaminaDrawing", "LaminaAnimation", "LaminaRaster", "LayerScenes",
      ]),
    tests(
      of: "LaminaModelLayers",
      with: [
        "LaminaGeometry", "LaminaDrawing", "LaminaAnimation", "LaminaRaster", "LayerScenes",
      ]),
    .executableTarget(
      name: "PictureProbe",
      dependencies: ["LaminaGeometry", "LaminaDrawing", "LaminaRaster", "SeededRandom"],
      path: "Tests/PictureProbe", swiftSettings: settings),
    tests(
      of: "LaminaRaster",
      with: [
        "LaminaGeometry", "LaminaDrawing", "LaminaText", "CTurboJPEG", "PictureProbe",
        "ChildProcesses",
      ],
      excluding: ["Fixtures"]),
    .target(
      name: "EditingScenes", dependencies: ["LaminaGeometry"], path: "Tests/EditingScenes",
      swiftSettings: settings),
    tests(
      of: "LaminaText",
      with: ["LaminaGeometry", "LaminaDrawing", "LaminaRaster", "LaminaTesting", "EditingScenes"]),
    tests(of: "LaminaLoading", with: ["LaminaDrawing"]),
    tests(of: "LaminaSymbols", with: ["LaminaGeometry", "LaminaDrawing", "LaminaRaster"]),
    tests(of: "LaminaNetworking", with: ["LaminaDrawing", "LaminaLoading"]),
    .target(name: "AllocationCount", path: "Tests/AllocationCount"),
    tests(
      of: "LaminaStreams", with: ["LaminaTesting", "AllocationCount", "SignUpForms"], mainActor),
    tests(of: "LaminaCombine"),
    tests(of: "Combine"),
    .target(
      name: "BusDaemons", dependencies: ["LaminaBus", "ChildProcesses"], path: "Tests/BusDaemons",
      swiftSettings: settings),
    tests(of: "LaminaBus", with: ["BusDaemons", "BusProbe", "ChildProcesses"]),
    .executableTarget(
      name: "BusProbe", dependencies: ["LaminaBus", "LaminaDesktopSettings"],
      path: "Tests/BusProbe", swiftSettings: settings),
    tests(
      of: "LaminaDesktopSettings",
      with: ["LaminaBus", "BusDaemons", "BusProbe", "ChildProcesses", "XServers"]),
    tests(of: "SignUpForms", with: ["LaminaStreams", "LaminaTesting"], mainActor),
    .testTarget(
      name: "SignUpDeskTests", dependencies: ["SignUpDesk", "SignUpForms", "LaminaStreams"],
      swiftSettings: settings),
    tests(
      of: "SignUpViews",
      with: [
        "SignUpForms", "SignUpDesk", "SignUpNetwork", "SignUp", "DreamsViews", "LaminaDrawing",
        "LaminaGeometry", "LaminaInput", "LaminaBindings", "LaminaRaster", "LaminaStreams",
        "LaminaTesting", "LaminaViews",
      ],
      excluding: ["Pictures"], mainActor),
    .testTarget(
      name: "SignUpNetworkTests",
      dependencies: [
        "SignUpNetwork", "SignUpDesk", "SignUpForms", "LaminaStreams", "SignUpServer", "LaminaAPI",
        "LaminaAPIMock", "LaminaAPIServer",
        .product(name: "NIOEmbedded", package: "swift-nio"),
      ] + nio, swiftSettings: settings),
    tests(
      of: "LaminaBindings",
      with: ["LaminaStreams", "LaminaCombine", "LaminaTesting", "LaminaViews", "LaminaGeometry"],
      mainActor),
    tests(of: "LaminaPropertyLists"),
    tests(of: "LaminaLocalization"),
    tests(of: "LaminaContentTypes"),
    tests(of: "LaminaThemes", with: ["LaminaDrawing"]),
    tests(
      of: "LaminaThemeFiles", with: ["LaminaDrawing", "LaminaThemes", "LaminaPropertyLists"]),
    tests(of: "LaminaAPISource"),
    .testTarget(
      name: "LaminaAPIToolTests",
      dependencies: ["LaminaAPITool", "LaminaAPIMock", "LaminaAPIServer", "ChildProcesses"],
      swiftSettings: settings),
    tests(of: "LaminaAPIModel", with: ["LaminaAPISource", "LaminaJSON"]),
    tests(
      of: "LaminaOpenAPI", with: ["LaminaAPI", "LaminaAPIMock", "LaminaAPIModel", "LaminaJSON"]),
    tests(of: "LaminaAPIRules", with: ["LaminaAPI"]),
    tests(of: "LaminaAPIChanges", with: ["LaminaAPI", "LaminaAPIModel", "SeededRandom"]),
    tests(
      of: "LaminaAPIClient",
      with: [
        "LaminaAPI", "LaminaAPIMock", "LaminaAPIServer", "LaminaJSON", "AdsClient",
        "ChildProcesses",
      ],
      excluding: ["Models"]),
    tests(
      of: "LaminaAPIDocuments",
      with: ["LaminaAPI", "LaminaAPIModel", "LaminaJSON", "ChildProcesses"],
      excluding: ["Pages"]),
    tests(
      of: "LaminaAPIMock", with: ["LaminaAPI", "LaminaJSON", "LaminaJSONSchema", "SeededRandom"]),
    .testTarget(
      name: "LaminaAPIServerTests",
      dependencies: ["LaminaAPIServer", "LaminaAPIMock", "LaminaAPI"] + nio,
      swiftSettings: settings),
    tests(
      of: "LaminaRAML",
      with: ["LaminaAPISource", "LaminaAPIModel", "LaminaAPI", "LaminaJSON", "LaminaJSONSchema"]),
    // Files as strangers write them, in both language modes: the second folder is a link to the first.
    .target(
      name: "Corpus", dependencies: ["SwiftUI", "Combine"], path: "Tests/Corpus",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "CorpusSwift5", dependencies: ["SwiftUI", "Combine"], path: "Tests/CorpusSwift5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    tests(of: "Corpus", with: ["CorpusSwift5", "Lamina", "LaminaTesting"], mainActor),
    tests(of: "LaminaMacros"),
    tests(of: "LaminaPreviews", with: ["Lamina", "LaminaTesting"], mainActor),
    tests(
      of: "LaminaFiles",
      with: [
        "Lamina", "LaminaTesting", "LaminaBus", "BusDaemons", "ChildProcesses",
        "LaminaContentTypes", "LaminaRaster",
      ],
      excluding: ["Pictures"], mainActor),
    tests(
      of: "LaminaPrinting",
      with: [
        "Lamina", "LaminaTesting", "LaminaDrawing", "LaminaGeometry", "LaminaRaster", "ReaderFeed",
        "ReaderViews", "LaminaBus", "BusDaemons", "ChildProcesses",
      ], mainActor),
    tests(of: "LaminaInstallation", with: ["LaminaDrawing", "LaminaGeometry", "LaminaRaster"]),
    .executableTarget(
      name: "ActivationProbe", dependencies: ["LaminaActivation", "LaminaBus", "LaminaInstances"],
      path: "Tests/ActivationProbe", swiftSettings: settings),
    tests(
      of: "LaminaActivation",
      with: ["LaminaBus", "LaminaInstances", "ActivationProbe", "BusDaemons", "ChildProcesses"]),
    tests(
      of: "LaminaBanners", with: ["Lamina", "LaminaTesting", "UserNotifications"],
      excluding: ["Pictures"], mainActor),
    tests(
      of: "UserNotifications",
      with: ["LaminaBus", "BusDaemons", "ChildProcesses", "NotificationClocks"]),
    tests(of: "LaminaRoutes", with: ["SeededRandom"]),
    tests(of: "LaminaJSON", with: ["SeededRandom"]),
    tests(of: "LaminaPatterns", with: ["SeededRandom"]),
    tests(of: "LaminaJSONSchema", with: ["LaminaJSON", "SeededRandom"]),
    tests(
      of: "LaminaNavigation", with: ["Lamina", "LaminaTesting", "LaminaDrawing", "SeededRandom"],
      mainActor),
    tests(
      of: "LaminaForms", with: ["Lamina", "LaminaTesting", "LaminaDrawing", "LaminaGeometry"],
      excluding: ["Forms/Pictures"], mainActor),
    tests(
      of: "LaminaControls", with: ["Lamina", "LaminaTesting", "LaminaDrawing", "LaminaGeometry"],
      excluding: ["Pictures"], mainActor),
    tests(
      of: "LaminaPickers", with: ["Lamina", "LaminaTesting", "LaminaDrawing", "LaminaGeometry"],
      excluding: ["Pictures"], mainActor),
    tests(
      of: "AccountViews", with: ["Lamina", "LaminaWireframeViews", "LaminaTesting"], mainActor),
    tests(
      of: "MarketViews", with: ["Lamina", "LaminaWireframeViews", "LaminaTesting", "AccountViews"],
      excluding: ["Pictures"], mainActor),
    .executableTarget(
      name: "NavigationProbe",
      dependencies: [
        "Lamina", "LaminaTesting", "LaminaRoutes", "LaminaWireframes", "LaminaWireframeViews",
        "SeededRandom",
      ], path: "Tests/NavigationProbe", swiftSettings: settings + mainActor),
    tests(
      of: "LandmarksViews", with: ["Lamina", "LaminaTesting"], excluding: ["Pictures"], mainActor),
    tests(
      of: "LaminaWireframeViews",
      with: [
        "Lamina", "LaminaTesting", "LaminaRoutes", "LaminaWireframes", "SeededRandom",
        "NavigationProbe", "ChildProcesses",
      ], mainActor),
    tests(of: "LaminaWireframes", with: ["LaminaPropertyLists", "LaminaRoutes", "SeededRandom"]),
    tests(
      of: "AdsViews", with: ["Lamina", "LaminaTesting", "LaminaAPI", "LaminaRaster"],
      excluding: ["Pictures"],
      mainActor),
    tests(of: "LaminaQRCodes", with: ["LaminaDrawing", "LaminaRaster", "ChildProcesses"]),
    tests(
      of: "LaminaSharing",
      with: [
        "Lamina", "LaminaTesting", "LaminaPrograms", "LaminaContentTypes", "LaminaHeadless",
        "BusDaemons", "LaminaBus", "LaminaRaster", "LaminaFiles", "ChildProcesses",
      ], excluding: ["Pictures"], mainActor),
    tests(of: "LaminaSpelling"),
    tests(of: "LaminaTransfer", with: ["LaminaContentTypes"]),
    tests(of: "LaminaPrograms", with: ["LaminaBus", "BusDaemons"]),
    tests(of: "ReaderFeed"),
    tests(
      of: "RainforestScene",
      with: [
        "LaminaGeometry", "LaminaDrawing", "LaminaLayers", "LaminaDisplay", "LaminaRaster",
        "LaminaViews", "LaminaTesting",
      ],
      mainActor),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery", "GalleryPages", "RainforestScene", "LaminaTesting", "LaminaGeometry",
        "LaminaDrawing", "LaminaRaster", "LaminaViews", "LaminaDisplay", "LaminaInput",
        "LaminaStreams", "LaminaBindings", "LaminaThemes", "DreamsViews",
        "ChildProcesses",
      ],
      exclude: ["Pictures", "Trees"], swiftSettings: settings + mainActor),
    tests(
      of: "ReaderViews",
      with: [
        "LaminaGeometry", "LaminaDrawing", "LaminaText", "LaminaViews", "LaminaTesting",
        "ReaderFeed", "Reader", "DreamsViews", "ChildProcesses",
      ],
      excluding: ["Pictures"], mainActor),
    tests(
      of: "DreamsReminders",
      with: [
        "DreamsViews", "Lamina", "LaminaTesting", "LaminaBanners", "LaminaStore",
        "UserNotifications", "NotificationClocks",
      ], mainActor),
    .target(
      name: "NotificationClocks", dependencies: ["UserNotifications"],
      path: "Tests/NotificationClocks", swiftSettings: settings),
    tests(
      of: "DreamsViews", with: ["Lamina", "LaminaTesting", "Dreams", "ChildProcesses"],
      excluding: ["Views/Pictures"], mainActor),
    tests(
      of: "LaminaTesting", with: ["LaminaApp", "LaminaRaster", "LaminaText", "RainforestScene"],
      excluding: ["Recorder/Pictures", "Ledger/Rainforest.txt"], mainActor),
    tests(of: "LaminaEngine", mainActor),
    .executableTarget(
      name: "NoteProbe", dependencies: ["Lamina", "LaminaTesting"], path: "Tests/NoteProbe",
      swiftSettings: settings + mainActor),
    .executableTarget(
      name: "RestorationProbe", dependencies: ["LaminaViews"], path: "Tests/RestorationProbe",
      swiftSettings: settings + mainActor),
    tests(
      of: "LaminaViews",
      with: [
        "LaminaGeometry", "LaminaDrawing", "LaminaInput", "LaminaRaster", "LaminaText",
        "LaminaDisplay", "LaminaLoading", "LaminaConstraints", "LaminaLocalization",
        "LaminaSpelling",
        "LaminaTesting", "RestorationProbe", "EditingScenes", "ChildProcesses",
      ], excluding: ["Controls/Pictures", "TextInput/Editor/Pictures"],
      mainActor),
  ]
)

// The documentation's plugin is for `make docs` alone; who uses Lamina neither fetches nor builds it.
if Context.environment["LAMINA_DOCS"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

// SwiftPM compiles a target again when the module of a target changes that it names, not when that of one
// further down does; and a field's place is a number in the code of whoever reads it. So everything names
// all that it stands on: what users are given, too. (CONTRIBUTING.md, "Builds after a change")
let declared = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })

/// What these targets and all that they stand on name, each once.
///
/// A plugin of the compiler only who declares its macros names: a test that does is built a second time, with all that
/// it stands on, for who compiles.
@MainActor
func foundations(of names: [String]) -> [Target.Dependency] {
  var found: [Target.Dependency] = []
  var pending = names
  var seen: Set<String> = []
  while let name = pending.popLast() {
    for dependency in declared[name]?.dependencies ?? [] {
      switch dependency {
      case .byNameItem(let plugin, _) where declared[plugin]?.type == .macro:
        if names.contains(name), seen.insert(plugin).inserted { found.append(dependency) }
      case .byNameItem(let name, _) where seen.insert(name).inserted:
        pending.append(name)
        found.append(dependency)
      case .productItem(let name, _, _, _) where seen.insert(name).inserted:
        found.append(dependency)
      default: break
      }
    }
  }
  return found
}

for (target, whole) in package.targets.map({ ($0, foundations(of: [$0.name])) }) {
  target.dependencies = whole
}
package.products = package.products.map { product in
  guard let library = product as? Product.Library else { return product }
  let lower = foundations(of: library.targets).compactMap { dependency -> String? in
    guard case .byNameItem(let name, _) = dependency else { return nil }
    return declared[name]?.type == .regular ? name : nil
  }
  return .library(name: library.name, targets: library.targets + lower)
}

// Programs are linked by the toolchain's lld, in half the time gold takes, and with packed relocations
// where glibc reads them (2.36): 2.4 MB less to read at each start. SwiftPM takes such flags
// only from the package one builds, so libraries do without; README says how programs elsewhere get them.
let glibc = String(unsafeUninitializedCapacity: 64) {
  $0.withMemoryRebound(to: CChar.self) {
    max(confstr(Int32(_CS_GNU_LIBC_VERSION), $0.baseAddress, $0.count), 1) - 1
  }
}.split { !$0.isNumber }.compactMap { Int($0) }
let packed = ["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"]
for target in package.targets where [.executable, .test].contains(target.type) {
  let flags = ["-use-ld=lld"] + (glibc.lexicographicallyPrecedes([2, 36]) ? [] : packed)
  target.linkerSettings = [.unsafeFlags(flags)]
}

// What each start runs lies together in release programs, which saves 6 MB of memory, and they export no
// names, which saves 1 MB. (Sources/Lamina/Lamina.docc/Shipping.md)
let start = [
  "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/Scripts/start-order.txt",
  "-Xlinker", "--no-warn-symbol-ordering", "-Xlinker", "--no-export-dynamic",
]
for target in package.targets where target.type == .executable {
  target.linkerSettings?.append(.unsafeFlags(start, .when(configuration: .release)))
}

// LAMINA_ONLY=LaminaViewsTests,IdiomTests builds these targets and what they stand on, and no other:
// what one wants while one works on a part.
if let only = Context.environment["LAMINA_ONLY"] {
  let named = only.split(separator: ",").map(String.init)
  if let stranger = named.first(where: { declared[$0] == nil }) {
    fatalError(
      "LAMINA_ONLY names \(stranger), which is no target. Targets are named as in Package.swift.")
  }
  var wanted = Set(named)
  let plugins = package.targets.filter { $0.type == .macro }.map(\.name)
  wanted.formUnion(plugins)
  for case .byNameItem(let name, _) in foundations(of: named + plugins) { wanted.insert(name) }
  package.targets.removeAll { !wanted.contains($0.name) }
  package.products.removeAll { product in
    switch product {
    case let library as Product.Library: !Set(library.targets).isSubset(of: wanted)
    case let program as Product.Executable: !Set(program.targets).isSubset(of: wanted)
    default: false
    }
  }
}
