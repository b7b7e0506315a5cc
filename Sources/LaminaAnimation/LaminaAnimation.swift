/// Animation
