import SwiftUI

struct GradientGallery: View {
    private let stops = [
        Gradient.Stop(color: .red, location: 0),
        Gradient.Stop(color: .yellow, location: 0.3),
        Gradient.Stop(color: .blue, location: 1),
    ]

    var body: some View {
        VStack(spacing: 10) {
            LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)
            RadialGradient(colors: [.white, .black], center: .center, startRadius: 5, endRadius: 80)
            AngularGradient(gradient: Gradient(stops: stops), center: .center)
            Text("Masked")
                .font(.system(size: 40, weight: .heavy))
                .foregroundStyle(
                    LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
        }
        .padding()
    }
}

struct GradientGallery_Previews: PreviewProvider {
    static var previews: some View {
        GradientGallery()
            .frame(width: 240, height: 320)
            .previewLayout(.sizeThatFits)
            .preferredColorScheme(.dark)
    }
}
