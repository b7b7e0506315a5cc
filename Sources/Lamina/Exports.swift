// What `import Lamina` brings: the rooms of views, and of the rooms below them what an application's author
// writes. Hosts and engines of one's own import `LaminaEngine`, which brings the rest, too.
//
// A room is brought whole where it declares operators: Swift 6.3 finds none of a type that is brought alone.
//
// A type that views show in a public declaration has its line here; Documentation/API/Lamina.txt is what
// comes of it (Scripts/api).
@_exported public import LaminaBindings
@_exported public import LaminaConstraints
@_exported public import LaminaContentTypes
@_exported public import LaminaDrawing
@_exported public import LaminaFiles
@_exported public import LaminaGeometry
@_exported public import LaminaLayout
@_exported public import LaminaLocalization
@_exported public import LaminaPreviews
@_exported public import LaminaSharing
@_exported public import LaminaStore
@_exported public import LaminaStreams
@_exported public import LaminaThemes
@_exported public import LaminaViews
@_exported public import Observation

@_exported public import protocol LaminaAnimation.Animatable
@_exported public import struct LaminaAnimation.AnimatablePair
@_exported public import struct LaminaAnimation.AnimatableVector
@_exported public import struct LaminaAnimation.Animation
@_exported public import struct LaminaAnimation.AnimationContext
@_exported public import struct LaminaAnimation.ChainAction
@_exported public import enum LaminaAnimation.ChainBuilder
@_exported public import struct LaminaAnimation.ChainConcurrence
@_exported public import protocol LaminaAnimation.ChainElement
@_exported public import struct LaminaAnimation.ChainPause
@_exported public import struct LaminaAnimation.ChainPlan
@_exported public import class LaminaAnimation.ChainRun
@_exported public import struct LaminaAnimation.ChainSequence
@_exported public import class LaminaAnimation.ChainValue
@_exported public import struct LaminaAnimation.CubicKeyframe
@_exported public import protocol LaminaAnimation.CustomAnimation
@_exported public import struct LaminaAnimation.EmptyAnimatableData
@_exported public import enum LaminaAnimation.FillMode
@_exported public import protocol LaminaAnimation.FrameClock
@_exported public import struct LaminaAnimation.Keyframe
@_exported public import struct LaminaAnimation.KeyframeTimeline
@_exported public import struct LaminaAnimation.KeyframeTrack
@_exported public import protocol LaminaAnimation.KeyframeTrackContent
@_exported public import enum LaminaAnimation.KeyframeTrackContentBuilder
@_exported public import struct LaminaAnimation.KeyframeTracks
@_exported public import enum LaminaAnimation.KeyframesBuilder
@_exported public import struct LaminaAnimation.LinearKeyframe
@_exported public import class LaminaAnimation.ManualClock
@_exported public import struct LaminaAnimation.MediaTiming
@_exported public import struct LaminaAnimation.MoveKeyframe
@_exported public import struct LaminaAnimation.Spring
@_exported public import struct LaminaAnimation.SpringKeyframe
@_exported public import struct LaminaAnimation.SystemClock
@_exported public import struct LaminaAnimation.UnitCurve
@_exported public import protocol LaminaAnimation.VectorArithmetic

@_exported public import protocol LaminaApp.App
@_exported public import struct LaminaApp.CommandGroup
@_exported public import struct LaminaApp.CommandGroupPlacement
@_exported public import struct LaminaApp.CommandMenu
@_exported public import protocol LaminaApp.Commands
@_exported public import enum LaminaApp.CommandsBuilder
@_exported public import struct LaminaApp.CommandsList
@_exported public import struct LaminaApp.DefaultSettingsLinkLabel
@_exported public import struct LaminaApp.DefaultWindowStyle
@_exported public import struct LaminaApp.DefaultWindowToolbarStyle
@_exported public import struct LaminaApp.DismissWindowAction
@_exported public import struct LaminaApp.EitherCommands
@_exported public import struct LaminaApp.EmptyCommands
@_exported public import struct LaminaApp.ExpandedWindowToolbarStyle
@_exported public import struct LaminaApp.FrameOptions
@_exported public import struct LaminaApp.FrameStatistics
@_exported public import struct LaminaApp.HiddenTitleBarWindowStyle
@_exported public import struct LaminaApp.InspectorCommands
@_exported public import struct LaminaApp.OpenSettingsAction
@_exported public import struct LaminaApp.OpenWindowAction
@_exported public import struct LaminaApp.OptionalCommands
@_exported public import struct LaminaApp.PlainWindowStyle
@_exported public import protocol LaminaApp.Scene
@_exported public import enum LaminaApp.SceneBuilder
@_exported public import struct LaminaApp.SceneList
@_exported public import enum LaminaApp.ScenePhase
@_exported public import struct LaminaApp.SceneRestorationBehavior
@_exported public import struct LaminaApp.Settings
@_exported public import struct LaminaApp.SettingsLink
@_exported public import struct LaminaApp.SidebarCommands
@_exported public import struct LaminaApp.TextEditingCommands
@_exported public import struct LaminaApp.TextFormattingCommands
@_exported public import struct LaminaApp.TitleBarWindowStyle
@_exported public import struct LaminaApp.ToolbarCommands
@_exported public import struct LaminaApp.UnifiedCompactWindowToolbarStyle
@_exported public import struct LaminaApp.UnifiedWindowToolbarStyle
@_exported public import struct LaminaApp.Window
@_exported public import struct LaminaApp.WindowGroup
@_exported public import struct LaminaApp.WindowResizability
@_exported public import protocol LaminaApp.WindowStyle
@_exported public import protocol LaminaApp.WindowToolbarStyle

@_exported public import class LaminaCombine.AnyCancellable
@_exported public import struct LaminaCombine.AnyPublisher
@_exported public import protocol LaminaCombine.Cancellable
@_exported public import class LaminaCombine.CurrentValueSubject
@_exported public import protocol LaminaCombine.ObservableObject
@_exported public import class LaminaCombine.ObservableObjectPublisher
@_exported public import class LaminaCombine.PassthroughSubject
@_exported public import struct LaminaCombine.Published
@_exported public import protocol LaminaCombine.Publisher

@_exported public import struct LaminaDisplay.DrawableElement
@_exported public import enum LaminaDisplay.Fill
@_exported public import struct LaminaDisplay.FrameRecord
@_exported public import class LaminaDisplay.FrameRecorder
@_exported public import struct LaminaDisplay.FrameSummary
@_exported public import struct LaminaDisplay.FrameWork
@_exported public import struct LaminaDisplay.SpriteElement
@_exported public import struct LaminaDisplay.TextContent

@_exported public import enum LaminaInput.CursorStyle
@_exported public import struct LaminaInput.EventModifiers
@_exported public import enum LaminaInput.Key

@_exported public import enum LaminaInstances.InstancePolicy

@_exported public import struct LaminaLayers.Border
@_exported public import enum LaminaLayers.ClipShape
@_exported public import enum LaminaLayers.Contents
@_exported public import enum LaminaLayers.ContentsGravity
@_exported public import struct LaminaLayers.CornerMask
@_exported public import enum LaminaLayers.DisplayPolicy
@_exported public import struct LaminaLayers.LayerTransaction
@_exported public import struct LaminaLayers.LayerTransform
@_exported public import struct LaminaLayers.Shadow
@_exported public import enum LaminaLayers.TransformOperation

@_exported public import struct LaminaModelLayers.AnimationGroup
@_exported public import struct LaminaModelLayers.AnimationSettings
@_exported public import struct LaminaModelLayers.AnyLayerContent
@_exported public import struct LaminaModelLayers.BasicAnimation
@_exported public import struct LaminaModelLayers.EmitterCell
@_exported public import struct LaminaModelLayers.EmitterContent
@_exported public import enum LaminaModelLayers.EmitterMode
@_exported public import enum LaminaModelLayers.EmitterShape
@_exported public import struct LaminaModelLayers.GradientContent
@_exported public import struct LaminaModelLayers.ImageContent
@_exported public import struct LaminaModelLayers.KeyframeAnimation
@_exported public import enum LaminaModelLayers.KeyframeCalculationMode
@_exported public import enum LaminaModelLayers.LayerAction
@_exported public import protocol LaminaModelLayers.LayerAnimatable
@_exported public import protocol LaminaModelLayers.LayerAnimation
@_exported public import protocol LaminaModelLayers.LayerContent
@_exported public import struct LaminaModelLayers.LayerKey
@_exported public import class LaminaModelLayers.LayerStage
@_exported public import struct LaminaModelLayers.LayerValues
@_exported public import class LaminaModelLayers.ModelLayer
@_exported public import struct LaminaModelLayers.ModelTransaction
@_exported public import struct LaminaModelLayers.Particle
@_exported public import struct LaminaModelLayers.Replicator
@_exported public import struct LaminaModelLayers.ShapeContent
@_exported public import struct LaminaModelLayers.SpringAnimation
@_exported public import enum LaminaModelLayers.TransformComponent

@_exported public import protocol LaminaLoading.ByteTransfer
@_exported public import enum LaminaLoading.ByteTransferEvent
@_exported public import protocol LaminaLoading.ByteTransport
@_exported public import protocol LaminaLoading.ImageLoad
@_exported public import enum LaminaLoading.ImageLoadEvent
@_exported public import struct LaminaLoading.ImageLoadPriority
@_exported public import struct LaminaLoading.ImageLoadProgress
@_exported public import protocol LaminaLoading.ImageLoader
@_exported public import enum LaminaLoading.ImageLoadingError
@_exported public import typealias LaminaLoading.LocalImage
@_exported public import class LaminaLoading.SharedImageLoader

@_exported public import struct LaminaRaster.CairoRasterizer
@_exported public import enum LaminaRaster.PNGEncodingError

@_exported public import enum LaminaText.DynamicTypeSize
@_exported public import struct LaminaText.Font
@_exported public import enum LaminaText.FontRegistry
@_exported public import struct LaminaText.InlinePresentationIntent
@_exported public import struct LaminaText.LineStyle
@_exported public import struct LaminaText.ParagraphStyle
@_exported public import struct LaminaText.RichText
@_exported public import enum LaminaText.TextAlignment
@_exported public import struct LaminaText.TextAttributes
@_exported public import enum LaminaText.TextDiagnostic
@_exported public import struct LaminaText.TextLine
@_exported public import struct LaminaText.TextPosition
@_exported public import struct LaminaText.TextSelectionRange
@_exported public import enum LaminaText.TruncationMode
